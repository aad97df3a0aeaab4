/** The code of the screens that are opened most: asked for by the first script, by the list that leads to them, and by the screens. */

import { keepLoaded } from './keep-loaded'

export const loadOverview = keepLoaded(() => import('./overview/Overview'))
export const loadArticleCreate = keepLoaded(() => import('./articles/ArticleCreate'))
export const loadArticleEdit = keepLoaded(() => import('./articles/ArticleEdit'))
