import type { Identifier } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathOf } from '../paths'

/** Not narrowed, and the newest first, whatever the list was left with: so what was just made is on it. */
const newestFirst = new URLSearchParams({
  ...{ filter: '{}', displayedFilters: '{}', sort: 'created_at', order: 'DESC', page: '1', perPage: '25' },
})

/** Leads to the list, and tells it which article is new. */
export function useShowNewArticle() {
  const navigate = useNavigate()
  return (id: Identifier) => navigate(`${pathOf.articles}?${newestFirst}`, { state: { newArticle: id } })
}

/** The article that was just made, for the list to mark. */
export const useNewArticle = (): Identifier | undefined => useLocation().state?.newArticle
