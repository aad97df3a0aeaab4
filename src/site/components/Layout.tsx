import { splitLanguage } from '@shared/language-paths'
import { isRightToLeft } from '@shared/languages'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { applyHead } from '../head'
import { useI18n } from '../i18n/i18n'
import { OfflineNotice } from '../offline/OfflineNotice'
import { OfflinePage } from '../offline/OfflinePage'
import { isUnread } from '../offline/unread'
import { pageMeta } from '../page-meta'
import { useSettings } from '../settings'
import { Footer } from './Footer'
import { NavBar } from './NavBar'

/** After a navigation the head tells of the new page, and the keyboard starts at its top. */
function useArrival() {
  const { language } = useI18n()
  const settings = useSettings()
  const { pathname } = useLocation()
  const matches = useMatches()
  const main = useRef<HTMLElement>(null)
  const { path } = splitLanguage(pathname)
  const arrivedAt = useRef(path)
  const [arrival, setArrival] = useState('')

  // With the page, not a moment after it.
  useLayoutEffect(() => {
    const { meta } = pageMeta(
      matches.map(({ handle, loaderData }) => ({ handle, data: loaderData })),
      { pathname, settings },
    )
    document.documentElement.lang = language
    document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
    if (meta) applyHead(meta, language, settings)
  }, [matches, pathname, language, settings])

  useEffect(() => {
    // Another language is the same place.
    if (arrivedAt.current === path) return
    arrivedAt.current = path
    main.current?.focus({ preventScroll: true })
    setArrival(document.title)
  }, [path])
  return { main, arrival }
}

export function Layout() {
  const { t } = useI18n()
  const { main, arrival } = useArrival()
  const data = useMatches().at(-1)?.loaderData
  const isMissing = isUnread(data)
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="site" translate="no">
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      {isLoading && (
        <div className="progress" role="progressbar" aria-label={t('nav.loading')}>
          <div className="progress-bar" />
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {arrival}
      </p>
      <NavBar />
      <OfflineNotice data={data} isMissing={isMissing} />
      <main id="main" ref={main} tabIndex={-1}>
        {isMissing ? <OfflinePage /> : <Outlet />}
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  )
}
