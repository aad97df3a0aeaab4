import type { Request } from '@shared/client'
import { languagePath } from '@shared/language-paths'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router'
import { Layout } from './components/Layout'
import { hydration, partsReady } from './components/later'
import { PageFailure, PageLoading } from './components/PageFallbacks'
import type { PageMeta } from './head/head'
import type { Page } from './head/meta'
import type { PageHandle } from './head/page-meta'
import { loadFrom, orInEnglish } from './i18n/i18n'

/** Gets what the loader returned, or undefined if it failed. */
type Describe<Data> = (page: Page<Data | undefined>) => PageMeta

/** The code of a page, which brings its description: that of all pages would make the first visit to any of them longer. */
type LoadCode<Data> = () => Promise<Pick<RouteObject, 'Component'> & { describe: Describe<Data> }>

type PageData<Data> = Omit<PageHandle, 'describe'> & {
  loader?: (args: LoaderFunctionArgs) => Promise<Data>
  shouldRevalidate?: RouteObject['shouldRevalidate']
}

/** Moving within a page, and back, loads nothing again. */
const isElsewhere: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate &&
  (currentUrl.hash === nextUrl.hash || currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search)

/** A public page, whose code is loaded when it is first needed. Paths are relative to that of the language. */
function page<Data>(
  path: string,
  lazy: LoadCode<Data>,
  { loader, shouldRevalidate = isElsewhere, ...about }: PageData<Data>,
) {
  const handle: PageHandle = about
  const address = path === paths.home ? { index: true as const } : { path: path.slice(1) }
  // Its own data fits: from here on, the data of different pages are one type.
  const code: LoadCode<never> = lazy
  return { ...address, lazy: code, loader, shouldRevalidate, handle }
}

/** Of all pages: a first visit, whose data the server has loaded, needs none of them at first. */
export const loadersCode = () => import('./data/page-loaders')
type Loaders = Awaited<ReturnType<typeof loadersCode>>

const loadedBy =
  (request: Request) =>
  <Data, Args>(pick: (loaders: Loaders) => (request: Request) => (args: Args) => Promise<Data>) =>
  async (args: Args) =>
    pick(await loadersCode())(request)(args)

/** `request` loads the data of the pages. */
export function pagesOf(request: Request) {
  const late = loadedBy(request)
  return [
    page(paths.home, () => import('./pages/HomePage'), {
      loader: late(({ loadHome }) => loadHome),
      standsAlone: true,
    }),
    page(paths.about, () => import('./about/AboutPage'), {
      loader: late(({ loadAbout }) => loadAbout),
      texts: 'about',
    }),
    page(`${paths.pages}/:slug`, () => import('./pages/OwnerPage'), {
      loader: late(({ loadOwnerPage }) => loadOwnerPage),
    }),
    page(paths.articles, () => import('./pages/ArticlesPage'), {
      loader: late(({ loadArticles }) => loadArticles),
      standsAlone: true,
    }),
    page(`${paths.articles}/:id`, () => import('./pages/ArticlePage'), {
      loader: late(({ loadArticle }) => loadArticle),
    }),
    page(paths.event(':id'), () => import('./events/EventPage'), {
      loader: late(({ loadEvent }) => loadEvent),
      texts: 'events',
    }),
    page(paths.places, () => import('./pages/PlacesPage'), {
      loader: late(({ loadPlaces }) => loadPlaces),
      // Its filters choose among what is there. What did not load is read again.
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href,
    }),
    page(`${paths.places}/:slug`, () => import('./pages/PlacePage'), {
      loader: late(({ loadPlace }) => loadPlace),
    }),
    page(paths.saved, () => import('./pages/SavedPage'), { needsScript: true }),
    page(paths.trip, () => import('./trip/TripPage'), {
      loader: late(({ loadTrip }) => loadTrip),
      texts: 'trip',
      needsScript: true,
    }),
    page(paths.topics, () => import('./subjects/TopicsPage'), {
      loader: late(({ loadTopics }) => loadTopics),
      texts: 'subjects',
    }),
    page(paths.topic(':key'), () => import('./subjects/TopicPage'), {
      loader: late(({ loadTopic }) => loadTopic),
      texts: 'subjects',
    }),
    page(paths.series(':key'), () => import('./subjects/SeriesPage'), {
      loader: late(({ loadSeries }) => loadSeries),
      texts: 'subjects',
    }),
    page('/authors/:key', () => import('./pages/AuthorPage'), {
      loader: late(({ loadAuthor }) => loadAuthor),
    }),
    page(paths.login, () => import('./side-pages/LoginPage'), {
      texts: 'side-pages',
      needsScript: true,
    }),
    page(paths.register, () => import('./side-pages/RegisterPage'), {
      texts: 'side-pages',
      needsScript: true,
    }),
    page(paths.membership, () => import('./side-pages/MembershipPage'), {
      texts: 'side-pages',
      needsScript: true,
    }),
    page(paths.forgotPassword, () => import('./side-pages/ForgotPasswordPage'), {
      texts: 'side-pages',
      needsScript: true,
    }),
    page(paths.resetPassword, () => import('./side-pages/ResetPasswordPage'), {
      texts: 'side-pages',
      isPersonal: true,
      needsScript: true,
    }),
    page(paths.confirmEmail, () => import('./side-pages/ConfirmEmailPage'), {
      loader: late(({ loadConfirmation }) => loadConfirmation),
      texts: 'side-pages',
      isPersonal: true,
    }),
    page(paths.subscribe, () => import('./side-pages/SubscribePage'), {
      loader: late(({ loadTopicChoice }) => loadTopicChoice),
      texts: 'side-pages',
      isPersonal: true,
    }),
    page(paths.confirmSubscription, () => import('./side-pages/ConfirmSubscriptionPage'), {
      loader: late(({ loadConfirmation }) => loadConfirmation),
      texts: 'side-pages',
      isPersonal: true,
    }),
    page(paths.unsubscribe, () => import('./side-pages/UnsubscribePage'), {
      loader: late(({ loadSubscription }) => loadSubscription),
      standsAlone: true,
      texts: 'side-pages',
      isPersonal: true,
    }),
    page(paths.newsletters, () => import('./side-pages/NewslettersPage'), {
      loader: late(({ loadArchive }) => loadArchive),
      texts: 'side-pages',
    }),
    page(paths.newsletter(':key'), () => import('./side-pages/NewsletterPage'), {
      loader: late(({ loadNewsletter }) => loadNewsletter),
      texts: 'side-pages',
      isPersonal: true,
    }),
    page('/*', () => import('./pages/NotFoundPage'), {
      loader: late(({ loadMissing }) => loadMissing),
      status: 404,
    }),
  ]
}

/** Makes the texts that only some pages have come with their code, which also brings the page's description. */
const withTexts =
  (language: LanguageCode) =>
  ({ lazy, ...route }: ReturnType<typeof page>): RouteObject => {
    const { handle } = route
    const load = async () => {
      const texts = handle.texts && orInEnglish(loadFrom(handle.texts), language)
      const [{ Component, describe }] = await Promise.all([lazy(), texts])
      handle.describe = describe
      // A part that cannot be loaded now is waited for where it belongs.
      if (!hydration.isStarting) await partsReady(language).catch(() => {})
      return { Component }
    }
    return { ...route, lazy: load }
  }

/** The public pages in each language, whose texts are loaded when it is entered. */
export function createRoutes(request: Request): RouteObject[] {
  const pages = pagesOf(request)
  const late = loadedBy(request)
  return LANGUAGES.map(({ code }) => ({
    path: languagePath(code, paths.home),
    element: <Layout />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <PageLoading />,
    loader: () => late(({ loadLayout }) => loadLayout)(code),
    // Once, and when what did not load is read again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: pages.map(withTexts(code)),
  }))
}
