import { useOptionalQuery } from '../../api/use-call'

/** Null on a host that implements only the specification's table: it can send, but has no progress, schedules or tests. */
export const useMailStatus = () => useOptionalQuery('GET /api/newsletters/mail-status').data
