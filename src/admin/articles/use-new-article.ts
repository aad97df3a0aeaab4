import type { Identifier } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathOf } from '../paths'

/** Resets filters and order of the list, so that the new article is on it. */
const newestFirst = new URLSearchParams({
  filter: '{}',
  displayedFilters: '{}',
  sort: 'created_at',
  order: 'DESC',
  page: '1',
  perPage: '25',
})

/** Opens the list with the new article highlighted. */
export function useShowNewArticle() {
  const navigate = useNavigate()
  return (id: Identifier) => navigate(`${pathOf.articles}?${newestFirst}`, { state: { newArticle: id } })
}

/** The article that was just created; the list highlights it. */
export const useNewArticle = (): Identifier | undefined => useLocation().state?.newArticle
