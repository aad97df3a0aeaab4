import { useOptionalQuery } from '../api/use-call'

/** The accounts that can be authors; null on a host that does not name them, undefined while they load. */
export function useAuthors() {
  const { data } = useOptionalQuery('GET /api/articles/authors')
  return data === null ? null : data?.authors
}
