/** The code of the screens that are opened most: asked for by the first script, by the list that leads to them, and by the screens. */

export const loadOverview = () => import('./overview/Overview')
export const loadArticleCreate = () => import('./articles/ArticleCreate')
export const loadArticleEdit = () => import('./articles/ArticleEdit')
export const loadBlockEditor = () => import('./editor/BlockEditor')
