import type { LanguageCode } from '@shared/languages'
import type { Breadcrumb } from '../head/head'
import { useI18n } from '../i18n/i18n'
import { PrefetchLink } from './PrefetchLink'
import { Translatable } from './Translatable'

/** `lang`: that of the last name, if it can be translated. */
type Props = { steps: Breadcrumb[]; lang?: LanguageCode }

/** The way from the home page to this page, whose own name comes last. */
export function Breadcrumbs({ steps, lang }: Props) {
  const { t } = useI18n()
  return (
    <nav className="breadcrumbs" aria-label={t('nav.breadcrumbs')}>
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <PrefetchLink to={path}>{name}</PrefetchLink>
            ) : (
              <span aria-current="page">{lang ? <Translatable text={name} lang={lang} /> : name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
