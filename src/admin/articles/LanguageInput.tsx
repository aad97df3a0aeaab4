import type { ManagedArticle } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/languages'
import { SelectInput, useRecordContext } from 'react-admin'
import { languageLabel } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useHasLibrary } from '../media/use-has-library'

/** The language in which an article is written. Left out on a host whose articles have none. */
export function LanguageInput() {
  const { t } = useI18n()
  const article = useRecordContext<ManagedArticle>()
  const hasLibrary = useHasLibrary()
  if (article ? article.language === undefined : !hasLibrary) return null
  return (
    <SelectInput
      source="language"
      label={t('articles.originalLanguage')}
      choices={LANGUAGES.map(({ code }) => ({ id: code, name: languageLabel(code) }))}
      translateChoice={false}
      defaultValue={DEFAULT_LANGUAGE}
      isRequired
      helperText={t('articles.originalLanguageHelp')}
    />
  )
}
