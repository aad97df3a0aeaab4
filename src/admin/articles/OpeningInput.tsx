import { OPENINGS } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { SelectInput, useRecordContext } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { useHasLibrary } from '../media/use-has-library'

/** How the page of the article begins. Left out on a host whose articles all begin alike. */
export function OpeningInput() {
  const { t } = useI18n()
  const article = useRecordContext<ManagedArticle>()
  const hasLibrary = useHasLibrary()
  if (article ? article.opening === undefined : !hasLibrary) return null
  return (
    <SelectInput
      source="opening"
      label={t('articles.opening')}
      choices={OPENINGS.map((id) => ({ id, name: t(`articles.openings.${id}`) }))}
      translateChoice={false}
      defaultValue="standard"
      isRequired
      helperText={t('articles.openingHelp')}
    />
  )
}
