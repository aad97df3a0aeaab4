import { keyedQuery } from '@shared/keyed-address'
import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from '@shared/languages'
import { type Ref, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { logFailure } from '../data/api'
import { useOfferedLanguages } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { CurrentLanguage, Flag } from './CurrentLanguage'
import { Icon } from './Icon'
import type { LanguageMenu } from './LanguageMenu'
import { usePlainDetails } from './use-plain-details'

/** The address of this page in a language. English is named, since the server leads a bare address to the reader's choice. */
function addressIn(code: LanguageCode, { pathname, search }: { pathname: string; search: string }) {
  const { path } = splitLanguage(pathname)
  return (code === DEFAULT_LANGUAGE ? `/${DEFAULT_LANGUAGE}${path}` : languagePath(code, path)) + keyedQuery(search)
}

/** The languages as links, for as long as no script runs. */
function PlainLanguageList({ ref }: { ref: Ref<HTMLDetailsElement> }) {
  const { t, language: current } = useI18n()
  const offered = useOfferedLanguages()
  const location = useLocation()
  return (
    // The reader may have opened it already.
    <details className="dropdown language" ref={ref} suppressHydrationWarning>
      <summary className="dropdown-button" aria-label={t('language.current', { name: languageOf(current).ownName })}>
        <CurrentLanguage code={current} />
      </summary>
      <ul className="dropdown-list language-list" aria-label={t('language.label')}>
        {offered.map(({ code, ownName, flag }) => (
          <li key={code}>
            <a
              href={addressIn(code, location)}
              lang={code}
              rel="nofollow"
              aria-current={code === current ? 'true' : undefined}
            >
              <Flag flag={flag} />
              {ownName}
              {code === current && <Icon name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A list of links, until the code of the menu has come after that of the page. */
export function LanguageSelector() {
  const [Menu, setMenu] = useState<typeof LanguageMenu>()
  const { plain, taken } = usePlainDetails(Menu !== undefined)
  useEffect(() => {
    import('./LanguageMenu').then(
      (code) => setMenu(() => code.LanguageMenu),
      (error) => logFailure('Language menu', error),
    )
  }, [])
  return Menu && taken ? <Menu {...taken} /> : <PlainLanguageList ref={plain} />
}
