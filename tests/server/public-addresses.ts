import { createClient } from '@shared/client'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { paths } from '@shared/paths'
import { pagesOf } from '@site/routes'

/** A record of each kind that readers see. */
export type PublicRecords = {
  article: { id: number }
  event: { id: number }
  author: { id: number }
  category: { slug: string }
  series: { slug: string }
  place: { id: number; slug: string }
  page: { slug: string }
}

/** The public pages of the site. Those with a parameter in their path, or with a query, get an example. */
export function publicPages({ article, event, author, category, series, place, page }: PublicRecords) {
  const examples: Record<string, string> = {
    [`${paths.pages}/:slug`]: paths.page(page.slug),
    [paths.articles]: `${paths.articles}?page=1&q=article`,
    [`${paths.articles}/:id`]: paths.article(article.id),
    [paths.event(':id')]: paths.event(event.id),
    [`${paths.places}/:slug`]: paths.place(place.slug),
    [paths.topic(':key')]: paths.topic(category.slug),
    [paths.series(':key')]: paths.series(series.slug),
    '/authors/:key': paths.author({ id: author.id, slug: 'dewi' }),
    [paths.login]: `${paths.login}?next=/dashboard`,
    [paths.resetPassword]: `${paths.resetPassword}?token=a`,
    [paths.confirmEmail]: `${paths.confirmEmail}?token=a&result=done`,
    [paths.confirmSubscription]: `${paths.confirmSubscription}?token=a`,
    [paths.unsubscribe]: `${paths.unsubscribe}?token=a`,
    [`${paths.newsletters}/:key`]: `${paths.newsletters}/a`,
    '/*': '/nowhere',
  }
  return pagesOf(createClient({ baseUrl: '', token: () => null, send: globalThis.fetch })).map(({ path = '' }) => {
    const address = examples[`/${path}`] ?? `/${path}`
    if (address.includes(':')) throw new Error(`No example of ${address}`)
    return address
  })
}

/** The public calls that the server keeps answers of. */
export function publicCalls({ article, event, author, place, page }: PublicRecords) {
  const idOf: Record<string, number> = { articles: article.id, events: event.id, authors: author.id, places: place.id }
  return (Object.entries(contract) as [CallName, ContractRow][])
    .filter(([, row]) => row.cacheable)
    .map(([name, { query }]) => {
      const path = name.replace('GET ', '')
      const address = path.replace(':id', String(idOf[path.split('/')[2] ?? ''])).replace(':slug', page.slug)
      return { address, hasLanguage: 'lang' in (query?.shape ?? {}) }
    })
}

export const publicFiles = ({ category, event, place }: PublicRecords) => [
  '/feed.xml',
  paths.topicFeed(category.slug),
  paths.eventsCalendar,
  paths.eventCalendar(event.id),
  '/robots.txt',
  '/sitemap.xml',
  paths.placeGpx(place.slug),
]
