import type { Request } from '@shared/client'
import type { LanguageCode } from '@shared/languages'
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { loadArticles } from './articles-loader'
import { authorMeta, loadAuthor } from './authors/authors'
import type { LayoutData } from './components/Layout'
import type { PageMeta } from './head'
import { loadCatalogue, orInEnglish } from './i18n/i18n'
import { type Loaded, loadArticle, loadHome, loadMissing, orLatest } from './loaders'
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
import { type PageHandle, showHead } from './page-meta'
import { loadPlace, loadPlaces } from './places/place-loaders'
import { placeMeta, placesMeta } from './places/place-meta'
import { inEachLanguage, PAGES, type PageName, type PageRoute } from './route-table'
import { loadTopic, topicMeta } from './topics/topics'

/** What a page is made of besides its code: a loader, and what describes it. */
type PageData = { loader?: LoaderFunction; handle: PageHandle }

const page = (describe: DescribePage, status?: number): PageData => ({ handle: { describe, status } })
const scriptedPage = (describe: DescribePage): PageData => ({ handle: { describe, needsScript: true } })
const personalPage = (describe: DescribePage): PageData => ({ handle: { describe, isPersonal: true } })

/** A page that is described from its loader's data. */
const withData = <Data extends Loaded>(
  loader: (args: LoaderFunctionArgs) => Promise<Data>,
  describe: (page: Page<Data | undefined>) => PageMeta,
  toPage: (describe: DescribePage) => PageData = page,
): PageData => ({ loader, ...toPage(describe) })

const dataOfPages = (request: Request): Record<PageName, PageData> => ({
  home: withData(loadHome(request), homeMeta),
  about: withData(loadAbout(request), ownersAboutMeta),
  ownerPage: withData(orLatest(request, loadOwnerPage(request)), ownerPageMeta),
  articles: withData(orLatest(request, loadArticles(request)), articlesMeta),
  article: withData(orLatest(request, loadArticle(request)), articleMeta),
  places: withData(loadPlaces(request), placesMeta),
  place: withData(orLatest(request, loadPlace(request)), placeMeta),
  saved: scriptedPage(savedMeta),
  topic: withData(orLatest(request, loadTopic(request)), topicMeta),
  author: withData(orLatest(request, loadAuthor(request)), authorMeta),
  login: scriptedPage(loginMeta),
  register: scriptedPage(registerMeta),
  membership: scriptedPage(membershipMeta),
  forgotPassword: scriptedPage(forgotPasswordMeta),
  resetPassword: { handle: { describe: resetPasswordMeta, isPersonal: true, needsScript: true } },
  confirmEmail: personalPage(confirmEmailMeta),
  subscribe: personalPage(subscribeMeta),
  confirmSubscription: personalPage(confirmSubscriptionMeta),
  unsubscribe: withData(loadSubscription(request), unsubscribeMeta, personalPage),
  newsletter: withData(loadNewsletter(request), newsletterMeta, personalPage),
  missing: withData(loadMissing(request), notFoundMeta, (describe) => page(describe, 404)),
})

/** What surrounds each page. */
const loadLayout = (request: Request, language: LanguageCode) => async (): Promise<LayoutData> => {
  const [footer] = await Promise.all([loadFooterPages(request, language), orInEnglish(loadCatalogue, language)])
  return footer
}

/**
 * The public pages in each language. `request` loads their data, and each page's code is loaded when it is first needed.
 * A language's texts are loaded when it is entered.
 */
export function createRoutes(request: Request): RouteObject[] {
  const data = dataOfPages(request)
  const pages = Object.entries<PageRoute>(PAGES).map(([name, route]) => {
    const { loader, handle } = data[name as PageName]
    return { ...route, loader, handle: { ...route.handle, ...handle } } as RouteObject
  })
  return inEachLanguage(pages, { showHead, loaderIn: (language) => loadLayout(request, language) })
}
