import { splitLanguage } from '@shared/language-paths'
import { directionOf } from '@shared/languages'
import { PRIVACY_SLUG } from '@shared/page-rules'
import type { OwnSettings, SiteSettings } from '@shared/site-entry'
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLoaderData, useLocation, useMatches, useNavigation } from 'react-router'
import { hasNotLoaded, isUnavailableOffline, pageData } from '../data/page-state'
import { AdditionsContext, NewsletterContext, SettingsContext, useSettings } from '../data/settings'
import { showHead } from '../head/page-meta'
import { useI18n } from '../i18n/i18n'
import type { LoadedMore } from '../lists/use-more-articles'
import type { FooterPage } from '../owner-pages/owner-page-loaders'
import { DidNotLoad } from './DidNotLoad'
import { later } from './later'
import { MachineNote } from './MachineNote'
import { NavBar } from './NavBar'
import { useInPageLinks } from './use-in-page-links'

const OfflineNotice = later(async () => ({ default: (await import('../offline/OfflineNotice')).OfflineNotice }))
const Footer = later(async () => ({ default: (await import('./Footer')).Footer }))

// The service worker has it. Readers without one see the browser's own page when they are offline.
const OfflinePage = lazy(async () => ({ default: (await import('../offline/OfflinePage')).OfflinePage }))

/** After a navigation, updates the document's head, moves the focus to the new page and announces its title. */
function useNavigationEffects(settings: SiteSettings) {
  const { language } = useI18n()
  const { pathname } = useLocation()
  const matches = useMatches()
  const main = useRef<HTMLElement>(null)
  const { path } = splitLanguage(pathname)
  const previousPath = useRef(path)
  const [announcement, setAnnouncement] = useState('')

  // In the same paint as the page.
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
    showHead(matches, { pathname, settings })
  }, [matches, pathname, language, settings])

  useEffect(() => {
    // Switching the language stays on the same page.
    if (previousPath.current === path) return
    previousPath.current = path
    main.current?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [path])
  return { main, announcement }
}

/** `failed`: the pages of the owner could not be loaded, so the footer lacks them. */
export type LayoutData = {
  pages: FooterPage[]
  failed: boolean
  hasAdditions: boolean
  own?: OwnSettings
  sample?: string
}

export function Layout() {
  const { t } = useI18n()
  const { pages, failed, hasAdditions, own, sample } = useLoaderData<LayoutData>()
  const newsletter = useMemo(
    () => ({ sample, privacy: pages.find(({ slug }) => slug === PRIVACY_SLUG) }),
    [sample, pages],
  )
  const ofHost = useSettings()
  const settings = useMemo(() => (own ? { ...ofHost, own } : ofHost), [ofHost, own])
  const { main, announcement } = useNavigationEffects(settings)
  useInPageLinks()
  const matches = useMatches()
  const data = pageData(matches)
  const [loadedMore] = useState<LoadedMore>(() => new Map())
  const isUnavailable = isUnavailableOffline(data)
  const page = hasNotLoaded(matches) ? (
    <DidNotLoad as="h1" className="message-page" reason={data?.reason} />
  ) : (
    <Outlet context={loadedMore} />
  )
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      {isLoading && (
        <div className="progress" role="progressbar" aria-label={t('nav.loading')}>
          <div className="progress-bar" />
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      <SettingsContext value={settings}>
        <AdditionsContext value={hasAdditions}>
          <NewsletterContext value={newsletter}>
            <NavBar />
            <OfflineNotice data={data} isUnavailable={isUnavailable} hasFailed={failed || data?.failed === true} />
            <main id="main" ref={main} tabIndex={-1}>
              {isUnavailable ? (
                <Suspense>
                  <OfflinePage />
                </Suspense>
              ) : (
                <>
                  <MachineNote data={data} />
                  {page}
                </>
              )}
            </main>
            <Footer pages={pages} hasFailed={failed && !data?.failed} />
          </NewsletterContext>
        </AdditionsContext>
      </SettingsContext>
      <ScrollRestoration />
    </div>
  )
}
