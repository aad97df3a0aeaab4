import { paths } from '@shared/paths'
import type { PageMeta } from '../head/head'
import { NO_INDEX, notFoundMeta, type Page } from '../head/meta'
import { heroPreview, listItems } from '../head/meta-parts'
import type { ArticlesData } from './articles-loader'

export function articlesMeta(page: Page<ArticlesData | undefined>): PageMeta {
  const { t, data, addressOf, settings } = page
  if (data?.isMissing) return notFoundMeta(page)
  return {
    title: t('articles.title'),
    description: t('articles.description'),
    path: data && data.page > 1 ? `${paths.articles}?page=${data.page}` : paths.articles,
    // Results of searches are for the reader who searched.
    robots: data?.q ? NO_INDEX : undefined,
    ...heroPreview({ t, settings }),
    structuredData: {
      '@type': 'ItemList',
      itemListElement: listItems(data?.articles ?? [], addressOf),
    },
  }
}
