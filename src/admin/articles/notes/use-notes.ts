import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'

export const NOTES = 'GET /api/articles/:id/notes'

const PER_PAGE = 50
/** Others may be writing at the same time. */
const RELOAD_MS = 60_000

/** The newest notes on an article, oldest first, and earlier ones on request. */
export function useNotes(articleId: number) {
  const { request } = useDataProvider<DashboardData>()
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [NOTES, articleId],
    queryFn: ({ pageParam, signal }) =>
      request(NOTES, { params: { id: articleId }, query: { page: pageParam, perPage: PER_PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PER_PAGE < total ? pages.length + 1 : undefined),
    refetchInterval: RELOAD_MS,
    retry: false,
  })
  const pages = data?.pages.flatMap(({ notes }) => notes)
  // A note that was added between two pages moves the others, so that one may be on both.
  const known = new Map(pages?.map((note) => [note.id, note]))
  return {
    notes: pages && [...known.values()].sort((a, b) => a.id - b.id),
    error,
    hasEarlier: hasNextPage,
    showEarlier: fetchNextPage,
  }
}
