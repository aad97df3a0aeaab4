import type { ContractRow } from '@shared/contract/parts'
import { invalid, Refusal } from './refusals'
import type { State, StoredUser } from './state'

const PRINTABLE = /^[\x20-\x7e]{1,200}$/

/** Performs a call once for each Idempotency-Key of a user; a failure is not kept. */
export async function answerOnce(
  { firstAnswers }: State,
  row: ContractRow,
  { method, url, headers }: Request,
  { user, body }: { user: StoredUser | null; body?: unknown },
  perform: () => Promise<unknown>,
) {
  const key = headers.get('idempotency-key')
  if (key === null || method !== 'POST' || row.access === 'public' || row.multipart) return perform()
  if (!PRINTABLE.test(key)) throw invalid({ 'Idempotency-Key': 'Must be 1 to 200 printable characters' })
  const place = `${user?.id} ${key}`
  const request = `${url}\n${JSON.stringify(body)}`
  const first = firstAnswers.get(place)
  if (first && first.request !== request)
    throw new Refusal('unprocessable', 'This Idempotency-Key was used for another request')
  if (first && !('reply' in first))
    throw new Refusal('conflict', 'The first request with this Idempotency-Key is still running')
  if (first) return structuredClone(first.reply)
  firstAnswers.set(place, { request })
  try {
    const reply = await perform()
    firstAnswers.set(place, { request, reply: structuredClone(reply) })
    return reply
  } catch (error) {
    firstAnswers.delete(place)
    throw error
  }
}
