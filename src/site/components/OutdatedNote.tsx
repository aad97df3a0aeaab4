import type { LanguageCode } from '@shared/languages'
import { useI18n } from '../i18n/i18n'
import { OriginalLink } from './OriginalLink'
import { Trans } from './Trans'

type Props = {
  /** The path of the page, without a language. */
  to: string
  /** The language of the original. */
  language?: LanguageCode
}

/** Says that the original has changed since the translation, and links to it. */
export function OutdatedNote(original: Props) {
  const { t } = useI18n()
  return (
    <p className="notice">
      <Trans text={t('article.outdated')} tag={(text) => <OriginalLink {...original}>{text}</OriginalLink>} />
    </p>
  )
}
