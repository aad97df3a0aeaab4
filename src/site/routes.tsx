import type { Request } from '@shared/client'
import { languagePath } from '@shared/language-paths'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { logFailure } from './api'
import { loadArticles } from './articles-loader'
import { authorMeta, loadAuthor } from './authors/authors'
import { Layout, type LayoutData } from './components/Layout'
import { PageFailure, PageLoading } from './components/PageFallbacks'
import type { PageMeta } from './head'
import { loadCatalogue } from './i18n/i18n'
import { type Loaded, loadArticle, loadHome, loadMissing } from './loaders'
import { loadNewsletter, loadSubscription } from './mail-loaders'
import {
  articleMeta,
  articlesMeta,
  confirmEmailMeta,
  confirmSubscriptionMeta,
  type DescribePage,
  forgotPasswordMeta,
  homeMeta,
  loginMeta,
  membershipMeta,
  newsletterMeta,
  notFoundMeta,
  type Page,
  registerMeta,
  resetPasswordMeta,
  savedMeta,
  subscribeMeta,
  unsubscribeMeta,
} from './meta'
import { loadAbout, loadFooterPages, loadOwnerPage } from './owner-pages/owner-page-loaders'
import { ownerPageMeta, ownersAboutMeta } from './owner-pages/owner-page-meta'
import type { PageHandle } from './page-meta'
import { loadPlace, loadPlaces } from './places/place-loaders'
import { placeMeta, placesMeta } from './places/place-meta'
import { loadTopic, topicMeta } from './topics/topics'

const page = (describe: DescribePage, status?: number): PageHandle => ({ describe, status })
const scriptedPage = (describe: DescribePage): PageHandle => ({ describe, needsScript: true })
const personalPage = (describe: DescribePage): PageHandle => ({ describe, isPersonal: true })

/** A loader, and the handle of a page that is described from the loader's data. */
const withData = <Data extends Loaded>(
  loader: (args: LoaderFunctionArgs) => Promise<Data>,
  describe: (page: Page<Data | undefined>) => PageMeta,
  toHandle: (describe: DescribePage) => PageHandle = page,
) => ({ loader, handle: toHandle(describe) })

/** A path relative to its language's route. */
const relative = (path: string) => path.slice(1)

const createPages = (request: Request): RouteObject[] => [
  {
    index: true,
    ...withData(loadHome(request), homeMeta, (describe) => ({ describe, standsAlone: true })),
    lazy: () => import('./pages/HomePage'),
  },
  {
    path: relative(paths.about),
    ...withData(loadAbout(request), ownersAboutMeta),
    lazy: () => import('./pages/AboutPage'),
  },
  {
    path: `${relative(paths.pages)}/:slug`,
    ...withData(loadOwnerPage(request), ownerPageMeta),
    lazy: () => import('./pages/OwnerPage'),
  },
  {
    path: relative(paths.articles),
    ...withData(loadArticles(request), articlesMeta),
    lazy: () => import('./pages/ArticlesPage'),
  },
  {
    path: `${relative(paths.articles)}/:id`,
    ...withData(loadArticle(request), articleMeta),
    lazy: () => import('./pages/ArticlePage'),
  },
  {
    path: relative(paths.places),
    ...withData(loadPlaces(request), placesMeta),
    lazy: () => import('./pages/PlacesPage'),
  },
  {
    path: `${relative(paths.places)}/:slug`,
    ...withData(loadPlace(request), placeMeta),
    lazy: () => import('./pages/PlacePage'),
  },
  { path: relative(paths.saved), lazy: () => import('./pages/SavedPage'), handle: scriptedPage(savedMeta) },
  {
    path: relative(paths.topic(':key')),
    ...withData(loadTopic(request), topicMeta),
    lazy: () => import('./pages/TopicPage'),
  },
  {
    path: 'authors/:key',
    ...withData(loadAuthor(request), authorMeta),
    lazy: () => import('./pages/AuthorPage'),
  },
  { path: relative(paths.login), lazy: () => import('./pages/LoginPage'), handle: scriptedPage(loginMeta) },
  { path: relative(paths.register), lazy: () => import('./pages/RegisterPage'), handle: scriptedPage(registerMeta) },
  {
    path: relative(paths.membership),
    lazy: () => import('./pages/MembershipPage'),
    handle: scriptedPage(membershipMeta),
  },
  {
    path: relative(paths.forgotPassword),
    lazy: () => import('./pages/ForgotPasswordPage'),
    handle: scriptedPage(forgotPasswordMeta),
  },
  {
    path: relative(paths.resetPassword),
    lazy: () => import('./pages/ResetPasswordPage'),
    handle: { ...personalPage(resetPasswordMeta), needsScript: true },
  },
  {
    path: relative(paths.confirmEmail),
    lazy: () => import('./pages/ConfirmEmailPage'),
    handle: personalPage(confirmEmailMeta),
  },
  {
    path: relative(paths.subscribe),
    lazy: () => import('./pages/SubscribePage'),
    handle: personalPage(subscribeMeta),
  },
  {
    path: relative(paths.confirmSubscription),
    lazy: () => import('./pages/ConfirmSubscriptionPage'),
    handle: personalPage(confirmSubscriptionMeta),
  },
  {
    path: relative(paths.unsubscribe),
    ...withData(loadSubscription(request), unsubscribeMeta, personalPage),
    lazy: () => import('./pages/UnsubscribePage'),
  },
  {
    path: `${relative(paths.newsletters)}/:key`,
    ...withData(loadNewsletter(request), newsletterMeta, personalPage),
    lazy: () => import('./pages/NewsletterPage'),
  },
  {
    path: '*',
    ...withData(loadMissing(request), notFoundMeta, (describe) => page(describe, 404)),
    lazy: () => import('./pages/NotFoundPage'),
  },
]

/** What surrounds each page. If the texts cannot be loaded, the interface is in English. */
const loadLayout = (request: Request, language: LanguageCode) => async (): Promise<LayoutData> => {
  const [footer] = await Promise.all([
    loadFooterPages(request, language),
    loadCatalogue(language).catch((error) => logFailure('Language', error)),
  ])
  return footer
}

/**
 * The public pages in each language. `request` loads their data, and each page's code is loaded when it is first needed.
 * A language's texts are loaded when it is entered.
 */
export function createRoutes(request: Request): RouteObject[] {
  const pages = createPages(request)
  return LANGUAGES.map(({ code }) => ({
    path: languagePath(code, paths.home),
    element: <Layout />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <PageLoading />,
    loader: loadLayout(request, code),
    shouldRevalidate: () => false,
    children: pages,
  }))
}
