import { config } from 'zod'
import type { $ZodRawIssue } from 'zod/v4/core'

const TYPES: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
}

/** What a limit counts, after the number. */
const UNITS: Record<string, string> = { string: ' characters', array: ' entries' }

const REQUIRED = 'This field is required'
const NOT_ACCEPTED = 'This value is not accepted'

const limit = (word: 'most' | 'least', origin: string, bound: number | bigint) => {
  const unit = UNITS[origin]
  return unit ? `At ${word} ${bound}${unit}` : `Must be at ${word} ${bound}`
}

/** Zod's own messages speak of types and patterns. These are for people, and replace them where a schema has no message. */
export function messageOf(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input == null ? REQUIRED : (TYPES[issue.expected] ?? NOT_ACCEPTED)
    case 'invalid_value':
      return `Must be one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return limit('most', issue.origin, issue.maximum)
    case 'too_small':
      if (issue.minimum === 1 && UNITS[issue.origin]) return REQUIRED
      return limit('least', issue.origin, issue.minimum)
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`
    default:
      return NOT_ACCEPTED
  }
}

config({ customError: messageOf })
