import type { Request } from '@shared/client'
import { languagePath } from '@shared/language-paths'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { Layout, type LayoutData } from './components/Layout'
import { PageFailure, PageLoading } from './components/PageFallbacks'
import { loadHome } from './cover/cover-loader'
import { loadArticle, loadMissing, orLatest } from './data/loaders'
import { loadNewsletter, loadSubscription } from './data/mail-loaders'
import { loadOwnSettings } from './data/settings'
import { loadEvent } from './events/event-loader'
import type { PageMeta } from './head/head'
import type { Page } from './head/meta'
import type { PageHandle } from './head/page-meta'
import { loadCatalogue, loadFrom, orInEnglish } from './i18n/i18n'
import { loadArticles } from './lists/articles-loader'
import { loadAuthor } from './lists/authors'
import { loadTopic } from './lists/topics'
import { loadAbout, loadFooterPages, loadOwnerPage } from './owner-pages/owner-page-loaders'
import { loadPlace, loadPlaces } from './places/place-loaders'

/** Gets what the loader returned, or undefined if it failed. */
type Describe<Data> = (page: Page<Data | undefined>) => PageMeta

/** The code of a page, which brings its description: that of all pages would make the first visit to any of them longer. */
type LoadCode<Data> = () => Promise<Pick<RouteObject, 'Component'> & { describe: Describe<Data> }>

type PageData<Data> = Omit<PageHandle, 'describe'> & {
  loader?: (args: LoaderFunctionArgs) => Promise<Data>
}

/** A public page, whose code is loaded when it is first needed. Paths are relative to that of the language. */
function page<Data>(path: string, lazy: LoadCode<Data>, { loader, ...about }: PageData<Data>) {
  const handle: PageHandle = about
  const address = path === paths.home ? { index: true as const } : { path: path.slice(1) }
  // Its own data fits: from here on, the data of different pages are one type.
  const code: LoadCode<never> = lazy
  return { ...address, lazy: code, loader, handle }
}

/** `request` loads the data of the pages. */
export const pagesOf = (request: Request) => [
  page(paths.home, () => import('./pages/HomePage'), {
    loader: loadHome(request),
    standsAlone: true,
  }),
  page(paths.about, () => import('./about/AboutPage'), {
    loader: loadAbout(request),
    texts: 'about',
  }),
  page(`${paths.pages}/:slug`, () => import('./pages/OwnerPage'), {
    loader: orLatest(request, loadOwnerPage(request)),
  }),
  page(paths.articles, () => import('./pages/ArticlesPage'), {
    loader: orLatest(request, loadArticles(request)),
  }),
  page(`${paths.articles}/:id`, () => import('./pages/ArticlePage'), {
    loader: orLatest(request, loadArticle(request)),
  }),
  page(paths.event(':id'), () => import('./events/EventPage'), {
    loader: orLatest(request, loadEvent(request)),
    texts: 'events',
  }),
  page(paths.places, () => import('./pages/PlacesPage'), { loader: loadPlaces(request) }),
  page(`${paths.places}/:slug`, () => import('./pages/PlacePage'), {
    loader: orLatest(request, loadPlace(request)),
  }),
  page(paths.saved, () => import('./pages/SavedPage'), { needsScript: true }),
  page(paths.topic(':key'), () => import('./pages/TopicPage'), {
    loader: orLatest(request, loadTopic(request)),
  }),
  page('/authors/:key', () => import('./pages/AuthorPage'), {
    loader: orLatest(request, loadAuthor(request)),
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
    texts: 'side-pages',
    isPersonal: true,
  }),
  page(paths.subscribe, () => import('./pages/SubscribePage'), { isPersonal: true }),
  page(paths.confirmSubscription, () => import('./side-pages/ConfirmSubscriptionPage'), {
    texts: 'side-pages',
    isPersonal: true,
  }),
  page(paths.unsubscribe, () => import('./side-pages/UnsubscribePage'), {
    loader: loadSubscription(request),
    texts: 'side-pages',
    isPersonal: true,
  }),
  page(`${paths.newsletters}/:key`, () => import('./side-pages/NewsletterPage'), {
    loader: loadNewsletter(request),
    texts: 'side-pages',
    isPersonal: true,
  }),
  page('/*', () => import('./pages/NotFoundPage'), {
    loader: loadMissing(request),
    status: 404,
  }),
]

/** Makes the texts that only some pages have come with their code, which also brings the page's description. */
const withTexts =
  (language: LanguageCode) =>
  ({ lazy, ...route }: ReturnType<typeof page>): RouteObject => {
    const { handle } = route
    const load = async () => {
      const texts = handle.texts && orInEnglish(loadFrom(handle.texts), language)
      const [{ Component, describe }] = await Promise.all([lazy(), texts])
      handle.describe = describe
      return { Component }
    }
    return { ...route, lazy: load }
  }

/** What surrounds each page. */
const loadLayout = (request: Request, language: LanguageCode) => async (): Promise<LayoutData> => {
  const [footer, { own, failed }] = await Promise.all([
    loadFooterPages(request, language),
    loadOwnSettings(request, language),
    orInEnglish(loadCatalogue, language),
  ])
  return { ...footer, own, failed: footer.failed || failed }
}

/** The public pages in each language, whose texts are loaded when it is entered. */
export function createRoutes(request: Request): RouteObject[] {
  const pages = pagesOf(request)
  return LANGUAGES.map(({ code }) => ({
    path: languagePath(code, paths.home),
    element: <Layout />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <PageLoading />,
    loader: loadLayout(request, code),
    shouldRevalidate: () => false,
    children: pages.map(withTexts(code)),
  }))
}
