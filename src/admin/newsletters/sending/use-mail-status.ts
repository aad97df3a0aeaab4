import { useOptionalQuery } from '../../api/use-call'

/**
 * Where the host's mail goes; null on a host that speaks only the specification's table, which can send, and nothing
 * else: no progress, no schedule, no tests.
 */
export const useMailStatus = () => useOptionalQuery('GET /api/newsletters/mail-status').data
