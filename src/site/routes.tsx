import type { Request } from '@shared/client'
import type { RouteObject } from 'react-router-dom'
import { Layout } from './components/Layout'
import { PageFailure } from './components/PageFailure'
import { PageLoading } from './components/PageLoading'
import { loadArticle, loadArticles, loadHome } from './loaders'
import { loadNewsletter, loadSubscription } from './mail-loaders'
import { confirmEmailMeta, forgotPasswordMeta, newsletterMeta, resetPasswordMeta, unsubscribeMeta } from './mail-meta'
import {
  aboutMeta,
  articleMeta,
  articlesMeta,
  type DescribePage,
  homeMeta,
  loginMeta,
  membershipMeta,
  notFoundMeta,
  registerMeta,
} from './meta'
import { paths } from './paths'

export type PageHandle = {
  describe: DescribePage
  status?: number
  /** Its address opens something to whoever knows it, so the server keeps no copy of the page. */
  isPersonal?: boolean
}

const page = (describe: DescribePage, status?: number): PageHandle => ({ describe, status })
const personalPage = (describe: DescribePage): PageHandle => ({ describe, isPersonal: true })

/** The public pages. Their data comes from `request`; each page's code is fetched when it is first needed. */
export const createRoutes = (request: Request): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        path: paths.home,
        loader: loadHome(request),
        lazy: () => import('./pages/HomePage'),
        handle: page(homeMeta),
      },
      { path: paths.about, lazy: () => import('./pages/AboutPage'), handle: page(aboutMeta) },
      {
        path: paths.articles,
        loader: loadArticles(request),
        lazy: () => import('./pages/ArticlesPage'),
        handle: page(articlesMeta),
      },
      {
        path: `${paths.articles}/:id`,
        loader: loadArticle(request),
        lazy: () => import('./pages/ArticlePage'),
        handle: page(articleMeta),
      },
      { path: paths.login, lazy: () => import('./pages/LoginPage'), handle: page(loginMeta) },
      { path: paths.register, lazy: () => import('./pages/RegisterPage'), handle: page(registerMeta) },
      { path: paths.membership, lazy: () => import('./pages/MembershipPage'), handle: page(membershipMeta) },
      {
        path: paths.forgotPassword,
        lazy: () => import('./pages/ForgotPasswordPage'),
        handle: page(forgotPasswordMeta),
      },
      {
        path: paths.resetPassword,
        lazy: () => import('./pages/ResetPasswordPage'),
        handle: personalPage(resetPasswordMeta),
      },
      {
        path: paths.confirmEmail,
        lazy: () => import('./pages/ConfirmEmailPage'),
        handle: personalPage(confirmEmailMeta),
      },
      {
        path: paths.unsubscribe,
        loader: loadSubscription(request),
        lazy: () => import('./pages/UnsubscribePage'),
        handle: personalPage(unsubscribeMeta),
      },
      {
        path: `${paths.newsletters}/:key`,
        loader: loadNewsletter(request),
        lazy: () => import('./pages/NewsletterPage'),
        handle: personalPage(newsletterMeta),
      },
      { path: '*', lazy: () => import('./pages/NotFoundPage'), handle: page(notFoundMeta, 404) },
    ],
  },
]
