import type { FastifyBaseLogger } from 'fastify'
import { gathered } from '../../config/gathered'

/** An answer that says that the server cannot do now what was asked for. */
type Refused = {
  status: number
  /** What to look at, in a word. */
  cause: string
  reqId: string
  code?: string
  reason?: string
}

export type NoteRefused = (refused: Refused) => void

/**
 * Logs refusals together by their cause: a line for each would make them cost more, and bury all others. The line has what is known about
 * the last one.
 */
export function createRefusalLog(log: Pick<FastifyBaseLogger, 'warn'>): NoteRefused {
  const causes = new Map<string, NoteRefused>()
  const openCause = (cause: string) => {
    const note = gathered<Refused>((count, last) =>
      log.warn({ ...last, count }, `requests got a ${last.status} (${cause})`),
    )
    causes.set(cause, note)
    return note
  }
  return (refused) => (causes.get(refused.cause) ?? openCause(refused.cause))(refused)
}
