import type { CallArgs, CallReply } from '@shared/calls'
import { ApiError, createClient, type Request } from '@shared/client'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import type { Role } from '@shared/roles'
import { ADMIN } from '@tests/faults/site'
import { upload } from '@tests/faults/writes'
import { vi } from 'vitest'
import type { Kind, Ledger } from './ledger'
import type { Magazine } from './magazine'

const PASSWORD = 'nepenthes-ampullaria'

/** While a fault lasts, and until the magazine has recovered. */
const PATIENCE = { timeout: 120_000, interval: 100 }

/** `once` is for calls that must not be made twice, with their Idempotency-Key. */
export type Actor = { email: string; token: string | null; request: Request; once: (key: string) => Request }

/** Not what was wrong with the call: a server or the database is away. */
const isTransient = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof ApiError && ([502, 503].includes(error.status) || error.body.code === 'in_progress'))

const isAudited = (name: CallName) => (contract[name] as ContractRow).audit !== false

const paramsOf = (input: object = {}) =>
  'params' in input ? (input.params as { id?: number | string; name?: string }) : {}

/** The record that an answer is about, as the audit log names it. */
function recordOf(reply: unknown): number | undefined {
  const records = Object.values(reply as object).filter((part): part is { id: number } => typeof part?.id === 'number')
  return records[0]?.id
}

/** People who use the magazine over HTTP only, and repeat what got no answer, as its screens do. */
export async function createActors(magazine: Magazine, ledger: Ledger) {
  let visitors = 0

  /** Each has a network address. */
  function visitor(email: string, token: string | null = null): Actor {
    visitors += 1
    const from = `10.0.${visitors >> 8}.${visitors & 255}`
    const client = (headers: Record<string, string>) =>
      createClient({
        send: (path, init) =>
          fetch(magazine.balancer.address + path, {
            ...init,
            headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers, 'x-forwarded-for': from },
            signal: AbortSignal.timeout(30_000),
          }),
        baseUrl: '',
        token: () => token,
      })
    return { email, token, request: client({}), once: (key) => client({ 'idempotency-key': key }) }
  }

  /** Repeats the call until it is answered. */
  async function patiently<Reply>(call: (attempt: number) => Promise<Reply>): Promise<Reply> {
    let reply: { of: Reply } | undefined
    let attempt = 0
    await vi.waitUntil(async () => {
      try {
        reply = { of: await call(attempt) }
      } catch (error) {
        attempt += 1
        if (!isTransient(error)) throw error
      }
      return reply !== undefined
    }, PATIENCE)
    return (reply as { of: Reply }).of
  }

  /** Makes a changing call, and enters it in the ledger once it is acknowledged. */
  async function act<Name extends CallName>(kind: Kind, by: Actor, name: Name, ...args: CallArgs<Name>) {
    const request = by.token && name.startsWith('POST') ? by.once(crypto.randomUUID()) : by.request
    const begun = performance.now()
    const reply = await patiently((attempt) =>
      request(name, ...args).catch((error) => {
        // The first attempt has deleted it, but its answer was lost.
        if (attempt > 0 && name.startsWith('DELETE') && error instanceof ApiError && error.status === 404)
          return {} as CallReply<Name>
        throw error
      }),
    )
    ledger.took('acknowledgement', performance.now() - begun)
    ledger.acknowledge(kind)
    const { id, name: file } = paramsOf(args[0])
    if (isAudited(name)) ledger.calls.push({ name, recordId: id ?? (file ? `/uploads/${file}` : recordOf(reply)) })
    return reply
  }

  const signIn = async (email: string, password = PASSWORD) =>
    visitor(
      email,
      (await patiently(() => visitor(email).request('POST /api/auth/login', { body: { email, password } }))).token,
    )
  const admin = await signIn(ADMIN.email, ADMIN.password)
  /** Accounts that an admin creates count as confirmed; the owner's, made by the settings, does not. */
  const accounts: string[] = []
  async function hire(name: string, role: Role) {
    const email = `${name.toLowerCase()}@example.com`
    await act('subscribers', admin, 'POST /api/users', { body: { name, email, role, password: PASSWORD } })
    accounts.push(email)
    return signIn(email)
  }
  return {
    admin,
    editor: await hire('Dewi', 'editor'),
    marketing: await hire('Made', 'marketing'),
    member: await hire('Maria', 'membership'),
    visitor,
    accounts,
    act,
    /** Reads patiently. */
    read: <Name extends CallName>(by: Actor, name: Name, ...args: CallArgs<Name>) =>
      patiently(() => by.request(name, ...args)),
    /** Uploads a picture, and returns its address. */
    async upload({ token }: Actor) {
      const { json } = await patiently(async () => {
        const reply = await upload(magazine.balancer, token ?? undefined)
        if (reply.status !== 200) throw new ApiError(reply.status, reply.json ?? {})
        return reply
      })
      ledger.acknowledge('uploads')
      ledger.calls.push({ name: 'POST /api/upload/image', recordId: json.file.url })
      return { path: json.file.url as string, mediaId: json.media_id as number }
    },
  }
}

export type Actors = Awaited<ReturnType<typeof createActors>>
