import { DAY_MS } from '@shared/time'

/**
 * Drafts of unsaved forms in the browser's storage, in case a tab crashes or is closed. Each open form has its own key, so
 * that two tabs do not overwrite each other's drafts.
 */

type Values = Record<string, unknown>

/** `typedAt`: the time of the last input, in milliseconds since 1970. */
export type Draft = { key: string; typedAt: number; values: Values }

const PREFIX = 'draft:'
const MAX_DRAFTS = 20
const MAX_AGE_MS = 30 * DAY_MS

/** The common beginning of the keys of a form's drafts. */
const draftsOf = (formKey: string) => `${PREFIX}${formKey}:`

/** A new key for a form that has just been opened. */
export const newDraftKey = (formKey: string) => draftsOf(formKey) + Math.random().toString(36).slice(2)

function read(key: string): Draft | undefined {
  try {
    const { typedAt, values } = JSON.parse(localStorage.getItem(key) ?? '')
    return typeof typedAt === 'number' && typeof values === 'object' && values ? { key, typedAt, values } : undefined
  } catch {
    return undefined
  }
}

/** Drafts, newest first. */
function listDrafts(prefix: string) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  return keys.flatMap((key) => read(key) ?? []).sort((a, b) => b.typedAt - a.typedAt)
}

export const findDrafts = (formKey: string) => listDrafts(draftsOf(formKey))

/** Returns false if the storage is full or forbidden. */
export function keepDraft(key: string, values: Values) {
  try {
    localStorage.setItem(key, JSON.stringify({ typedAt: Date.now(), values }))
    return true
  } catch {
    return false
  }
}

export const dropDraft = (key: string) => localStorage.removeItem(key)

/** Drops drafts that are old, or beyond the maximum number. */
export function pruneDrafts() {
  const oldest = Date.now() - MAX_AGE_MS
  for (const [index, { key, typedAt }] of listDrafts(PREFIX).entries())
    if (index >= MAX_DRAFTS || typedAt < oldest) dropDraft(key)
}
