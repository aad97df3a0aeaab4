import type { Request } from '@shared/client'
import type { RouteObject } from 'react-router-dom'
import { Layout } from './components/Layout'
import { PageFailure } from './components/PageFailure'
import { PageLoading } from './components/PageLoading'
import { loadArticle, loadArticles, loadHome } from './loaders'
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

export type PageHandle = { describe: DescribePage; status?: number }

const page = (describe: DescribePage, status?: number): PageHandle => ({ describe, status })

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
      { path: '*', lazy: () => import('./pages/NotFoundPage'), handle: page(notFoundMeta, 404) },
    ],
  },
]
