import { paths } from '@shared/paths'
import { stepsBelowArticles } from '../head/breadcrumb-steps'
import { languagesOf } from '../head/canonical-address'
import type { PageMeta } from '../head/head'
import { NO_INDEX, type Page } from '../head/meta'
import { heroPreview, listItems } from '../head/meta-parts'
import type { SeriesData } from './series'

export function seriesMeta({ t, data, path, addressOf, settings }: Page<SeriesData | undefined>): PageMeta {
  const series = data?.subject
  if (!series || !data) return { title: t('notFound.title'), path, robots: NO_INDEX }
  const { page, articles } = data.list
  const own = paths.series(series.slug)
  const languages = languagesOf(series)
  const description = series.description ?? t('series.about', { title: series.title })
  return {
    title: series.title,
    description,
    path: page > 1 ? `${own}?page=${page}` : own,
    languages,
    // A page without articles is of no use in a search engine.
    robots: articles.length === 0 ? NO_INDEX : undefined,
    ...heroPreview({ t, settings }),
    breadcrumbs: stepsBelowArticles(t, series.title, own),
    structuredData: {
      '@type': 'CreativeWorkSeries',
      name: series.title,
      description,
      url: addressOf(own, languages),
      inLanguage: series.lang,
      mainEntity: { '@type': 'ItemList', itemListElement: listItems(articles, addressOf) },
    },
  }
}
