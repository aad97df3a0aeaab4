import { useI18n } from '../i18n/i18n'
import { OriginalLink } from './OriginalLink'
import { Trans } from './Trans'

/** Says that the original has changed since the translation, and links to it. `original`: its path, which has no language. */
export function OutdatedNote({ original }: { original: string }) {
  const { t } = useI18n()
  return (
    <p className="notice">
      <Trans text={t('article.outdated')} tag={(text) => <OriginalLink to={original}>{text}</OriginalLink>} />
    </p>
  )
}
