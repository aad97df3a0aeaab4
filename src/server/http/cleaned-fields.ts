import { hasForbidden } from '@shared/content/clean-text'

function isUnclean(value: unknown): boolean {
  if (typeof value === 'string') return hasForbidden(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(isUnclean)
}

/** The fields of an input that hold what no text may hold. */
export const uncleanFields = (input: unknown) =>
  Object.entries(input ?? {}).flatMap(([name, value]) => (isUnclean(value) ? [name] : []))

/** Those of them that validation has cleaned. Others, such as a password, stay as they are, or are no fields of the call. */
export const cleanedFields = (unclean: string[], input: unknown) =>
  Object.entries(input ?? {}).flatMap(([name, value]) => (unclean.includes(name) && !isUnclean(value) ? [name] : []))
