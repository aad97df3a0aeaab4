import { useOptionalQuery } from '../api/use-call'

const FIRST = 6

const RELOAD_MS = 60_000

/** What waits for this user, and what is late: one request for both panels. */
export const useDesk = (perPage = FIRST) =>
  useOptionalQuery('GET /api/dashboard/desk', { query: { perPage } }, { refetchInterval: RELOAD_MS })
