import { languagePath } from '@shared/language-paths'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { RouteObject } from 'react-router-dom'
import { Layout, type ShowHead } from './components/Layout'
import { PageFailure, PageLoading } from './components/PageFallbacks'
import type { PageState } from './page-state'

export type PageRoute = Pick<RouteObject, 'lazy' | 'path'> & { index?: true; handle?: PageState }

/** A path relative to its language's route. */
const relative = (path: string) => path.slice(1)

/**
 * The addresses of the public pages, and the code that shows them. That which loads and describes them is in routes.ts: a reader who
 * opens a page that the server has rendered does not need it before going on to another.
 */
export const PAGES = {
  home: { index: true, handle: { standsAlone: true }, lazy: () => import('./pages/HomePage') },
  about: { path: relative(paths.about), lazy: () => import('./pages/AboutPage') },
  ownerPage: { path: `${relative(paths.pages)}/:slug`, lazy: () => import('./pages/OwnerPage') },
  articles: { path: relative(paths.articles), lazy: () => import('./pages/ArticlesPage') },
  article: { path: `${relative(paths.articles)}/:id`, lazy: () => import('./pages/ArticlePage') },
  places: { path: relative(paths.places), lazy: () => import('./pages/PlacesPage') },
  place: { path: `${relative(paths.places)}/:slug`, lazy: () => import('./pages/PlacePage') },
  saved: { path: relative(paths.saved), lazy: () => import('./pages/SavedPage') },
  topic: { path: relative(paths.topic(':key')), lazy: () => import('./pages/TopicPage') },
  author: { path: 'authors/:key', lazy: () => import('./pages/AuthorPage') },
  login: { path: relative(paths.login), lazy: () => import('./pages/LoginPage') },
  register: { path: relative(paths.register), lazy: () => import('./pages/RegisterPage') },
  membership: { path: relative(paths.membership), lazy: () => import('./pages/MembershipPage') },
  forgotPassword: { path: relative(paths.forgotPassword), lazy: () => import('./pages/ForgotPasswordPage') },
  resetPassword: { path: relative(paths.resetPassword), lazy: () => import('./pages/ResetPasswordPage') },
  confirmEmail: { path: relative(paths.confirmEmail), lazy: () => import('./pages/ConfirmEmailPage') },
  subscribe: { path: relative(paths.subscribe), lazy: () => import('./pages/SubscribePage') },
  confirmSubscription: {
    path: relative(paths.confirmSubscription),
    lazy: () => import('./pages/ConfirmSubscriptionPage'),
  },
  unsubscribe: { path: relative(paths.unsubscribe), lazy: () => import('./pages/UnsubscribePage') },
  newsletter: { path: `${relative(paths.newsletters)}/:key`, lazy: () => import('./pages/NewsletterPage') },
  missing: { path: '*', lazy: () => import('./pages/NotFoundPage') },
} satisfies Record<string, PageRoute>

export type PageName = keyof typeof PAGES

type More = { showHead?: ShowHead; loaderIn?: (language: LanguageCode) => RouteObject['loader'] }

/** The pages in each language. */
export const inEachLanguage = (children: RouteObject[], { showHead, loaderIn }: More = {}): RouteObject[] =>
  LANGUAGES.map(({ code }) => ({
    path: languagePath(code, paths.home),
    element: <Layout showHead={showHead} />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <PageLoading />,
    loader: loaderIn?.(code),
    shouldRevalidate: () => false,
    children,
  }))
