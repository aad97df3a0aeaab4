import type { ErrorReply } from './errors'

/** What both front ends do while the host is busy: it answers 429 or 503, or still performs the same call, and names a time in Retry-After. */

/** The errors of both carry this. `status` is missing, or 0, if there was no answer. */
type Failure = { status?: number; retryAfter?: number; body?: Partial<ErrorReply> | null }

const statusOf = (error: unknown) => (error as Failure).status

/** The first request with the key of this one, whose answer did not arrive, is under way: this one gets its answer later. */
const isInProgress = (error: unknown) => (error as Failure).body?.code === 'in_progress'

export const isBusy = (error: unknown) => [429, 503].includes(statusOf(error) ?? 0) || isInProgress(error)

/** Only these answers say that a session has ended. After any other failure, the host may still know the token. */
export const refusesSession = (error: unknown) => [401, 403, 404].includes(statusOf(error) ?? 0)

/** The seconds in a Retry-After header, which may also hold a date. */
export function retryAfterIn(headers: Pick<Headers, 'get'>) {
  const text = headers.get('retry-after') ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.max(1, seconds)
}

/** When to try again, if the host said so. */
export const retryAfterOf = (error: unknown) => (isBusy(error) ? (error as Failure).retryAfter : undefined)

const MINUTE = 60

/** Such as "in 40 seconds", in a language. */
export function timeFromNow(seconds: number, locale: string) {
  const format = new Intl.RelativeTimeFormat(locale)
  if (seconds <= 90) return format.format(seconds, 'second')
  const minutes = Math.ceil(seconds / MINUTE)
  return minutes <= 90 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour')
}

/** What takes longer, such as a quota of an hour, is for people to come back to. */
const LONGEST_WAIT = 10 * MINUTE

/** In how many seconds a refused save is sent again; undefined if it is not. */
export function secondsToRepeat(error: unknown) {
  if (!isBusy(error)) return undefined
  const seconds = retryAfterOf(error) ?? MINUTE
  return seconds <= LONGEST_WAIT ? seconds : undefined
}

/**
 * Waits, counting the seconds, and then does something again. After that, the next wait is at least `rest` seconds long: clients
 * that come back all the time keep a host busy.
 */
export function createRepetition({ rest = MINUTE } = {}) {
  let pending: { until: number; again: () => void; timer: ReturnType<typeof setInterval> } | undefined
  let seconds: number | undefined
  let repeatedAt = Number.NEGATIVE_INFINITY
  const listeners = new Set<() => void>()

  const show = (next: number | undefined) => {
    if (seconds === next) return
    seconds = next
    for (const listener of listeners) listener()
  }
  const stop = () => {
    clearInterval(pending?.timer)
    pending = undefined
    show(undefined)
  }
  const now = () => {
    const again = pending?.again
    stop()
    again?.()
  }
  const tick = () => {
    if (!pending) return
    const left = Math.ceil((pending.until - Date.now()) / 1000)
    if (left > 0) return show(left)
    repeatedAt = Date.now()
    now()
  }
  const wait = (least: number, again: () => void) => {
    stop()
    const until = Math.max(Date.now() + least * 1000, repeatedAt + rest * 1000)
    pending = { until, again, timer: setInterval(tick, 1000) }
    tick()
  }
  return {
    wait,
    /** Returns whether a save that failed with this error will be sent again. */
    offer(error: unknown, again: () => void) {
      const least = secondsToRepeat(error)
      if (least === undefined) stop()
      else wait(least, again)
      return least !== undefined
    },
    /** Does it at once. */
    now,
    stop,
    /** The seconds left; undefined if nothing waits. */
    seconds: () => seconds,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Repetition = ReturnType<typeof createRepetition>
