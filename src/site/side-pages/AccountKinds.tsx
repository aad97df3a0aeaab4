import { paths } from '@shared/paths'
import { PrefetchLink } from '../components/PrefetchLink'
import { useI18n } from '../i18n/i18n'

/** Which account one is about to make. Each kind has its own page, so the choice works without a script. */
export function AccountKinds({ current }: { current: 'business' | 'reader' }) {
  const { t } = useI18n()
  const kinds = [
    { kind: 'business', to: paths.membership },
    { kind: 'reader', to: paths.register },
  ] as const
  return (
    <nav className="account-kinds" aria-label={t('membership.kinds')}>
      {kinds.map(({ kind, to }) => (
        <PrefetchLink key={kind} to={to} aria-current={kind === current ? 'page' : undefined}>
          {t(`membership.${kind}`)}
        </PrefetchLink>
      ))}
    </nav>
  )
}
