const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 60_000

/**
 * Ends when another attempt is worthwhile: the browser is online again, the reader comes back to the page, or some time has passed,
 * because browsers do not notice a server that is gone, nor a network without internet access. Ends at once with the signal.
 */
export function reconnection(attempt: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt))
    const onVisible = () => document.visibilityState === 'visible' && end()
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      document.removeEventListener('visibilitychange', onVisible)
      signal.removeEventListener('abort', end)
      resolve()
    }
    addEventListener('online', end)
    document.addEventListener('visibilitychange', onVisible)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}

/** How long an answer may take, because a connection may die without an error: a minute, and what its bytes take at 32 kbit/s. */
const TIMEOUT_MS = 60_000
const BYTES_PER_MS = 4

type Limits = { bytes?: number; outer?: AbortSignal }

/** Ends what `work` does with its signal when that takes too long, or with the outer signal. */
export async function inTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { bytes = 0, outer }: Limits = {},
) {
  const inner = new AbortController()
  const abort = () => inner.abort()
  const timer = setTimeout(abort, TIMEOUT_MS + bytes / BYTES_PER_MS)
  outer?.addEventListener('abort', abort)
  if (outer?.aborted) abort()
  try {
    return await work(inner.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}
