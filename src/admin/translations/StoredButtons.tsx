import Button from '@mui/material/Button'
import { languagePath } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import { PREVIEW } from '@shared/paths'
import { Link } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import type { VersionedKind } from '../languages/translation-calls'
import { translationHistoryPath } from '../paths'

type Props = {
  kind: VersionedKind
  original: number
  language: LanguageCode
  /** The address of the original on the site. */
  address: string
}

/** The history of a stored translation, and the page as readers will see it. */
export function StoredButtons({ kind, original, language, address }: Props) {
  const { t } = useI18n()
  return (
    <>
      <Button component={Link} to={translationHistoryPath(kind, original, language)}>
        {t('articles.history')}
      </Button>
      <Button
        href={`${languagePath(language, address)}?${PREVIEW}`}
        target="_blank"
        rel="noopener"
        title={t('articles.form.previewHelp')}
      >
        {t('common.preview')}
      </Button>
    </>
  )
}
