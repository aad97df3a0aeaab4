import { PREVIEW, START, STOPS } from './paths'
import { POST_RESULT, POST_WAIT } from './post-forms'

/** Those that hold neither a word, nor a secret, nor a result of one reader. Browsers keep no page with any of the others. */
export const SHARED_PARAMETERS = ['page', 'kind', 'region', 'open', 'month']

/** The parameters on which the HTML of a page depends. Rendering gets no others, so that a kept page holds nothing of a reader's own. */
export const PAGE_PARAMETERS = [
  ...SHARED_PARAMETERS,
  'next',
  'q',
  'token',
  'invitation',
  POST_RESULT,
  POST_WAIT,
  PREVIEW,
  STOPS,
  START,
]

/** Whether the page at an address is specific to one reader: a search, or what the link of a mail opens. */
export const isOfOneReader = (address: string) =>
  [...new URLSearchParams(keyedQuery(new URL(address).search)).keys()].some((name) => !SHARED_PARAMETERS.includes(name))

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
