import { languagePath } from '@shared/language-paths'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { RouteObject } from 'react-router-dom'
import { Layout, type ShowHead } from './components/Layout'
import { PageFailure, PageLoading } from './components/PageFallbacks'
import { loadSidePages, orInEnglish } from './i18n/i18n'
import type { PageState } from './page-state'

type LoadPage = () => Promise<Pick<RouteObject, 'Component'>>
export type PageRoute = { lazy: LoadPage; path?: string; index?: true; handle?: PageState }

/** A path relative to its language's route. */
const relative = (path: string) => path.slice(1)

/** A page that few readers open: its texts come with its code. */
const sidePage = (path: string, lazy: LoadPage) => ({ path, lazy, handle: { hasOwnTexts: true } satisfies PageState })

/**
 * The addresses of the public pages, and the code that shows them. That which loads and describes them is in routes.ts: a reader who
 * opens a page that the server has rendered does not need it before going on to another.
 */
export const PAGES = {
  home: { index: true, handle: { standsAlone: true }, lazy: () => import('./pages/HomePage') },
  about: sidePage(relative(paths.about), () => import('./side-pages/AboutPage')),
  ownerPage: { path: `${relative(paths.pages)}/:slug`, lazy: () => import('./pages/OwnerPage') },
  articles: { path: relative(paths.articles), lazy: () => import('./pages/ArticlesPage') },
  article: { path: `${relative(paths.articles)}/:id`, lazy: () => import('./pages/ArticlePage') },
  places: { path: relative(paths.places), lazy: () => import('./pages/PlacesPage') },
  place: { path: `${relative(paths.places)}/:slug`, lazy: () => import('./pages/PlacePage') },
  saved: { path: relative(paths.saved), lazy: () => import('./pages/SavedPage') },
  topic: { path: relative(paths.topic(':key')), lazy: () => import('./pages/TopicPage') },
  author: { path: 'authors/:key', lazy: () => import('./pages/AuthorPage') },
  login: sidePage(relative(paths.login), () => import('./side-pages/LoginPage')),
  register: sidePage(relative(paths.register), () => import('./side-pages/RegisterPage')),
  membership: sidePage(relative(paths.membership), () => import('./side-pages/MembershipPage')),
  forgotPassword: sidePage(relative(paths.forgotPassword), () => import('./side-pages/ForgotPasswordPage')),
  resetPassword: sidePage(relative(paths.resetPassword), () => import('./side-pages/ResetPasswordPage')),
  confirmEmail: sidePage(relative(paths.confirmEmail), () => import('./side-pages/ConfirmEmailPage')),
  subscribe: { path: relative(paths.subscribe), lazy: () => import('./pages/SubscribePage') },
  confirmSubscription: sidePage(
    relative(paths.confirmSubscription),
    () => import('./side-pages/ConfirmSubscriptionPage'),
  ),
  unsubscribe: sidePage(relative(paths.unsubscribe), () => import('./side-pages/UnsubscribePage')),
  newsletter: sidePage(`${relative(paths.newsletters)}/:key`, () => import('./side-pages/NewsletterPage')),
  missing: { path: '*', lazy: () => import('./pages/NotFoundPage') },
} satisfies Record<string, PageRoute>

export type PageName = keyof typeof PAGES

type More = { showHead?: ShowHead; loaderIn?: (language: LanguageCode) => RouteObject['loader'] }

/** Makes the texts that only some pages have come with their code. */
const withTexts = (language: LanguageCode) => (route: RouteObject) => {
  const { lazy: load, handle } = route as PageRoute
  if (!handle?.hasOwnTexts) return route
  const lazy: LoadPage = async () => {
    const [code] = await Promise.all([load(), orInEnglish(loadSidePages, language)])
    return code
  }
  return { ...route, lazy } as RouteObject
}

/** The pages in each language. */
export const inEachLanguage = (children: RouteObject[], { showHead, loaderIn }: More = {}): RouteObject[] =>
  LANGUAGES.map(({ code }) => ({
    path: languagePath(code, paths.home),
    element: <Layout showHead={showHead} />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <PageLoading />,
    loader: loaderIn?.(code),
    shouldRevalidate: () => false,
    children: children.map(withTexts(code)),
  }))
