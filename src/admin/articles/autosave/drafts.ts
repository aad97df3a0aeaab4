/**
 * What is typed into forms, kept at this browser while it is not saved: for a tab that crashes or is closed. Each form
 * that is open writes a draft of its own, so that two tabs do not overwrite one another's.
 */

type Values = Record<string, unknown>

/** `typedAt`: when the last of it was typed, in milliseconds since 1970. */
export type Draft = { key: string; typedAt: number; values: Values }

const PREFIX = 'draft:'
const MAX_DRAFTS = 20
const MAX_AGE_MS = 30 * 86_400_000

/** The drafts of a form are all those whose keys begin with this. */
const draftsOf = (formKey: string) => `${PREFIX}${formKey}:`

/** For a form that has just been opened. */
export const newDraftKey = (formKey: string) => draftsOf(formKey) + Math.random().toString(36).slice(2)

function read(key: string): Draft | undefined {
  try {
    const { typedAt, values } = JSON.parse(localStorage.getItem(key) ?? '')
    return typeof typedAt === 'number' && typeof values === 'object' && values ? { key, typedAt, values } : undefined
  } catch {
    return undefined
  }
}

/** The newest first. */
function listDrafts(prefix: string) {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  return keys.flatMap((key) => read(key) ?? []).sort((a, b) => b.typedAt - a.typedAt)
}

export const findDrafts = (formKey: string) => listDrafts(draftsOf(formKey))

/** False where the browser has no room for it, or forbids it. */
export function keepDraft(key: string, values: Values) {
  try {
    localStorage.setItem(key, JSON.stringify({ typedAt: Date.now(), values }))
    return true
  } catch {
    return false
  }
}

export const dropDraft = (key: string) => localStorage.removeItem(key)

/** Drops what nobody will come back for. */
export function pruneDrafts() {
  const oldest = Date.now() - MAX_AGE_MS
  for (const [index, { key, typedAt }] of listDrafts(PREFIX).entries())
    if (index >= MAX_DRAFTS || typedAt < oldest) dropDraft(key)
}
