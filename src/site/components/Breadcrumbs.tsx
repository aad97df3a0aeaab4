import type { Breadcrumb } from '../head'
import { useI18n } from '../i18n/i18n'
import { PrefetchLink } from './PrefetchLink'

/** The way from the home page to this page, whose own name comes last. */
export function Breadcrumbs({ steps }: { steps: Breadcrumb[] }) {
  const { t } = useI18n()
  return (
    <nav className="breadcrumbs" aria-label={t('nav.breadcrumbs')}>
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <PrefetchLink to={path}>{name}</PrefetchLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
