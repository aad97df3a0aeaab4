import { languagePath } from '@shared/language-paths'
import { paths, SEARCH_ID } from '@shared/paths'
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { prefetch } from '../data/prefetch'
import { useHasAdditions } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { useAuth } from '../reader/auth'
import { Icon } from './Icon'
import { LanguageSelector } from './LanguageSelector'
import { Logo } from './Logo'
import { PrefetchLink } from './PrefetchLink'
import { SiteLink } from './SiteLink'
import { useDismiss } from './use-dismiss'
import { type Taken, usePlainDetails } from './use-plain-details'

// Few readers have an account.
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu')).UserMenu }))

/**
 * The account menu, or the links to sign in and to join, which the server's HTML has. The style sheet hides those from readers
 * with a token, until the script has loaded the session.
 */
function Session() {
  const { t } = useI18n()
  const { user, loading, isChecking } = useAuth()
  if (isChecking && !user) return <div className="session" aria-busy="true" />
  if (user)
    return (
      <div className="session">
        <Suspense>
          <UserMenu name={user.name} />
        </Suspense>
      </div>
    )
  return (
    <div className={loading ? 'session unknown' : 'session'}>
      <PrefetchLink to={paths.login} className="nav-link">
        {t('nav.login')}
      </PrefetchLink>
      <PrefetchLink to={paths.membership} className="button small">
        {t('nav.join')}
      </PrefetchLink>
    </div>
  )
}

const MENU_ID = 'nav-menu'

/** Opens the menu on small screens: a `details` element that the style sheet obeys, until the script runs. */
function MenuToggle({ isOpen, setOpen }: { isOpen: boolean; setOpen: (isOpen: boolean) => void }) {
  const { t } = useI18n()
  const { plain, taken } = usePlainDetails()
  const button = useRef<HTMLButtonElement>(null)
  const takeOver = useEffectEvent(({ wasOpen, hadFocus }: Taken) => {
    if (wasOpen) setOpen(true)
    if (hadFocus) button.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (taken) takeOver(taken)
  }, [taken])
  const label = <span className="visually-hidden">{t('nav.menu')}</span>
  if (!taken)
    return (
      // The reader may have opened it already.
      <details className="nav-fold" ref={plain} suppressHydrationWarning>
        <summary className="nav-toggle">
          <Icon name="menu" />
          {label}
        </summary>
      </details>
    )
  return (
    <button
      type="button"
      className="nav-toggle"
      ref={button}
      aria-expanded={isOpen}
      aria-controls={MENU_ID}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
      {label}
    </button>
  )
}

export function NavBar() {
  const hasAdditions = useHasAdditions()
  const { t, language } = useI18n()
  const { key, pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useDismiss(menu, isOpen, close)
  // Every navigation closes the menu, including one to the same page.
  const [previousKey, setPreviousKey] = useState(key)
  if (previousKey !== key) {
    setPreviousKey(key)
    setOpen(false)
  }
  const links = [
    { path: paths.home, text: t('nav.home') },
    { path: paths.about, text: t('nav.about') },
    { path: paths.articles, text: t('nav.articles') },
    ...(hasAdditions ? [{ path: paths.places, text: t('places.title') }] : []),
  ].map((link) => ({ ...link, to: languagePath(language, link.path) }))
  /** In the menu of small screens only. */
  const more = [
    { to: `${paths.articles}#${SEARCH_ID}`, text: t('nav.search') },
    { to: paths.saved, text: t('saved.title') },
    ...(hasAdditions ? [{ to: paths.trip, text: t('saved.trip') }] : []),
  ]
  /** The page itself, or one below it; all are below the home page. */
  const isCurrent = (path: string, to: string) =>
    pathname === to || (path !== paths.home && pathname.startsWith(`${to}/`))
  return (
    <header className="nav-bar">
      <nav className="wrap nav" aria-label={t('nav.label')}>
        <PrefetchLink to={paths.home} className="nav-logo">
          <Logo />
        </PrefetchLink>
        <LanguageSelector />
        <div className="nav-rest" ref={menu}>
          <MenuToggle isOpen={isOpen} setOpen={setOpen} />
          <div id={MENU_ID} className={isOpen ? 'nav-menu open' : 'nav-menu'}>
            <ul className="nav-links">
              {links.map(({ path, to, text }) => (
                <li key={to}>
                  <SiteLink
                    to={to}
                    aria-current={isCurrent(path, to) ? 'page' : undefined}
                    className="nav-link"
                    onMouseEnter={() => prefetch(to)}
                    onFocus={() => prefetch(to)}
                  >
                    {text}
                  </SiteLink>
                </li>
              ))}
            </ul>
            <ul className="nav-links nav-more">
              {more.map(({ to, text }) => (
                <li key={to}>
                  <PrefetchLink to={to} className="nav-link">
                    {text}
                  </PrefetchLink>
                </li>
              ))}
            </ul>
            <Session />
          </div>
        </div>
      </nav>
    </header>
  )
}
