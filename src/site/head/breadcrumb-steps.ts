import type { Article } from '@shared/entities/article'
import type { PlaceLink } from '@shared/entities/nearby'
import type { Place } from '@shared/entities/place'
import { paths } from '@shared/paths'
import type { Translate } from '../i18n/i18n'
import type { Breadcrumb } from './head'

/** The steps to a page below one of the lists, as it shows them. */
const stepsBelow =
  (list: Breadcrumb['path'], label: 'nav.articles' | 'places.title') =>
  (t: Translate, name: string, path: string, between: Breadcrumb[] = []): Breadcrumb[] => [
    { name: t('nav.home'), path: paths.home },
    { name: t(label), path: list },
    ...between,
    { name, path },
  ]

export const stepsBelowArticles = stepsBelow(paths.articles, 'nav.articles')
const stepsBelowPlaces = stepsBelow(paths.places, 'places.title')

/** Below the place that it is a part of, if there is one. */
export const placeSteps = ({ name, slug }: Pick<Place, 'name' | 'slug'>, parent: PlaceLink | null, t: Translate) =>
  stepsBelowPlaces(t, name, paths.place(slug), parent ? [{ name: parent.name, path: paths.place(parent.slug) }] : [])

export const articleSteps = ({ id, title }: Pick<Article, 'id' | 'title'>, t: Translate) =>
  stepsBelowArticles(t, title, paths.article(id))
