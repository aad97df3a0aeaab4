import { useEffect, useLayoutEffect, useRef } from 'react'
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
  const { t } = useI18n()
  const settings = useSettings()
  const { pathname } = useLocation()
  const matches = useMatches()
  const main = useRef<HTMLElement>(null)
  const arrivedAt = useRef(pathname)

  // With the page, not a moment after it.
  useLayoutEffect(() => {
    const { meta } = pageMeta(
      matches.map(({ handle, loaderData }) => ({ handle, data: loaderData })),
      { t, path: pathname, settings },
    )
    if (meta) applyHead(meta, settings.publicUrl)
  }, [matches, pathname, settings, t])

  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

export function Layout() {
  const { t } = useI18n()
  const main = useArrival()
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
