import { PREVIEW } from './paths'
import { POST_RESULT } from './post-forms'

/** The parameters on which the HTML of a page depends. Rendering gets no others, so that a kept page holds nothing of a reader's own. */
export const PAGE_PARAMETERS = ['next', 'page', 'q', 'token', 'invitation', POST_RESULT, PREVIEW]

/** The query with only the parameters that count, in one order: others must not multiply what is kept. */
export function keyedQuery(search: string, names: readonly string[] = PAGE_PARAMETERS) {
  const given = new URLSearchParams(search)
  const keyed = new URLSearchParams(
    names.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value])),
  )
  return keyed.size > 0 ? `?${keyed}` : ''
}

/** The path and the query under which the answer to a request is kept. */
export function keyedAddress(address: string, names?: readonly string[]) {
  const start = address.indexOf('?')
  return start < 0 ? address : address.slice(0, start) + keyedQuery(address.slice(start), names)
}
