import type { ContractRow } from '@shared/contract/parts'
import { invalidFields, notFound, Refusal } from './refusals'
import { readSentFile } from './sent-file'

export const bearerToken = (request: Request) =>
  /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''

/** `If-Match: "3"` → 3. Anything else than a version of ours never matches. */
export function expectedVersion(request: Request) {
  const header = request.headers.get('if-match')
  if (header === null || header === '*') return undefined
  return Number(/^(?:W\/)?"(\d+)"$/.exec(header)?.[1] ?? -1)
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('invalid', 'Body is not valid JSON')
  }
}

export const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams)

/** Path, query and body as the contract's row reads them; what does not fit is refused as the server refuses it. */
export async function readInput(row: ContractRow, request: Request, path: unknown, query: Record<string, string>) {
  const params = row.params?.safeParse(path)
  if (params && !params.success) throw notFound('Page')
  const body = row.body?.safeParse(await readJson(request))
  if (body && !body.success) throw invalidFields(body.error.issues)
  const parsedQuery = row.query?.safeParse(query)
  if (parsedQuery && !parsedQuery.success) throw invalidFields(parsedQuery.error.issues)
  const file = row.multipart && (await readSentFile(request))
  return { params: params?.data, query: parsedQuery?.data, body: body?.data, file }
}
