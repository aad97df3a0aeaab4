import { apiOrigin } from '@shared/api-host'
import { MAX_CHECKED_LINKS } from '@shared/article-rules'
import type { Checked, Finding, TextLink } from '@shared/content/publication-check'
import type { CheckedLink } from '@shared/entities/link-check'
import { placeState } from '@shared/place-state'
import { dayOf } from '@shared/time'
import type { QueryClient } from '@tanstack/react-query'
import type { DashboardData } from '../../api/data-provider'
import { findNamedPages, type Named } from './named-pages'

type Send = DashboardData['requestOptional']

/** `named`: where the text names pages of the magazine without a link. */
export type Examined = { findings: Finding[]; links: TextLink[]; states: CheckedLink[]; named: TextLink[] }

/** What the server knows of the links so far; nothing on a host that checks none. */
export const linkQuery = (requestOptional: Send, links: TextLink[]) => {
  const urls = links.slice(0, MAX_CHECKED_LINKS).map(({ url }) => url)
  return {
    queryKey: ['POST /api/articles/link/check', urls],
    queryFn: async () => {
      if (urls.length === 0) return []
      const reply = await requestOptional('POST /api/articles/link/check', { body: { urls } })
      return reply?.links ?? []
    },
    retry: false,
    // Offline it fails at once: a check must not stop a publication.
    networkMode: 'always',
  } as const
}

/** The places that the article names, as readers see them today; none on a host without places. */
const placesQuery = (requestOptional: Send, id: number) =>
  ({
    queryKey: ['GET /api/places/manage/:id', id],
    queryFn: async () => {
      const reply = await requestOptional('GET /api/places/manage/:id', { params: { id } })
      return reply ? { ...reply.place, state: placeState(reply.place, dayOf(new Date())) } : null
    },
    retry: false,
    networkMode: 'always',
  }) as const

async function checkedPlaces({ places = [], closed_places = [] }: Checked, send: Send, client: QueryClient) {
  const ids = [...new Set([...places, ...closed_places])]
  // A place that was deleted, or cannot be loaded, must not stop a publication.
  const found = ids.map((id) => client.fetchQuery(placesQuery(send, id)).catch(() => null))
  return (await Promise.all(found)).filter((place) => place !== null)
}

/** What the article lacks, and what is known of its links. The server goes on checking them. */
export async function examine(article: Checked & Named, requestOptional: Send, client: QueryClient): Promise<Examined> {
  // Loaded on demand: it reads HTML.
  const { publicationFindings, textLinks } = await import('@shared/content/publication-check')
  const links = textLinks(article, apiOrigin || location.origin)
  const states = await client.fetchQuery(linkQuery(requestOptional, links)).catch(() => [])
  const named = await client
    .fetchQuery({
      queryKey: ['POST /api/articles/link/names', article.id, article.language, article.blocks, article.content],
      queryFn: () => findNamedPages(article, requestOptional),
      retry: false,
      networkMode: 'always',
    })
    .then(({ document, unlinked }) =>
      unlinked.map(({ url, id }): TextLink => {
        const block = document.blocks.findIndex((each) => each.id === id)
        return { field: 'blocks', block, url }
      }),
    )
    .catch(() => [])
  const places = await checkedPlaces(article, requestOptional, client)
  return { findings: publicationFindings(article, places), links, states, named }
}

/** Whether there is nothing to show: no finding, no name without a link, no broken link, and none that is still being checked. */
export const isComplete = ({ findings, states, named }: Examined) =>
  findings.length === 0 && named.length === 0 && states.every(({ state }) => state === 'answers')
