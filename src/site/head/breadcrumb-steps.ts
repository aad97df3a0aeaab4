import type { Article } from '@shared/entities/article'
import { paths } from '@shared/paths'
import type { Translate } from '../i18n/i18n'
import type { Breadcrumb } from './head'

/** The steps to a page below one of the lists, as it shows them. */
const stepsBelow =
  (list: Breadcrumb['path'], label: 'nav.articles' | 'places.title') =>
  (t: Translate, name: string, path: string): Breadcrumb[] => [
    { name: t('nav.home'), path: paths.home },
    { name: t(label), path: list },
    { name, path },
  ]

export const stepsBelowArticles = stepsBelow(paths.articles, 'nav.articles')
export const stepsBelowPlaces = stepsBelow(paths.places, 'places.title')

export const articleSteps = ({ id, title }: Pick<Article, 'id' | 'title'>, t: Translate) =>
  stepsBelowArticles(t, title, paths.article(id))
