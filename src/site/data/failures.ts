import { ApiError } from '@shared/client'

/** Why something did not load, as far as it is known. Each has a text. */
export type FailureReason = 'tooMany' | 'unavailable' | 'server' | 'foreign' | 'slow'

/** The key of what is said first. */
export const failureTitle = (reason: FailureReason | undefined) =>
  reason === 'unavailable' ? 'unavailable.title' : 'failure.title'

/** An answer that is not the call's: the page of a network that asks its users to sign in, or half of what the host has sent. */
export class ForeignAnswer extends Error {
  override name = 'ForeignAnswer'
}

function reasonOf(error: unknown): FailureReason | undefined {
  if (error instanceof ForeignAnswer) return 'foreign'
  // Reads are aborted when they take too long.
  if (error instanceof DOMException && error.name === 'AbortError') return 'slow'
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 429) return 'tooMany'
  if (error.status === 503) return 'unavailable'
  return 'server'
}

type Outcome = {
  failed: boolean
  /** The host cannot answer now, but will: its database is gone, or it is overloaded. */
  isUnavailable: boolean
  reason?: FailureReason
}

/** What a loader returns when a read has failed. */
export function failureOf(error: unknown): Outcome {
  const reason = reasonOf(error)
  return { failed: true, isUnavailable: reason === 'unavailable', reason }
}

/** Likewise when it has not. */
export const SUCCESS: Outcome = { failed: false, isUnavailable: false }
