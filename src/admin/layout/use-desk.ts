import { useOptionalQuery } from '../api/use-call'

const FIRST = 6

const RELOAD_MS = 60_000

type Options = { perPage?: number; enabled?: boolean }

/** What waits for this user, the oldest first, and what is late: one request for the menu and the panels of the overview. */
export const useDesk = ({ perPage = FIRST, enabled = true }: Options = {}) =>
  useOptionalQuery(
    'GET /api/dashboard/desk',
    { query: { perPage, sort: 'since', order: 'asc' } },
    { enabled, refetchInterval: RELOAD_MS },
  )
