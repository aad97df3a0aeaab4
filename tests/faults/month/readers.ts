import { call } from '@tests/faults/site'
import { vi } from 'vitest'
import type { Failure, Kind, Ledger } from './ledger'
import type { Magazine } from './magazine'

export type Server = { address: string }

/** A change is there, or gone, within a second, and search finds it a second later. A lost notice would take an hour. */
const PATIENCE = { timeout: 15_000, interval: 10 }

/** The title under which readers find the article; undefined if they do not. */
export async function titleOf(server: Server, id: number, lang?: string) {
  const { status, json } = await call(server, `/api/articles/${id}${lang ? `?lang=${lang}` : ''}`)
  return status === 200 ? (json.article.title as string) : undefined
}

/** The ads that readers see. */
export async function adsOf(server: Server) {
  const { json } = await call(server, '/api/ads/published?perPage=100')
  return (json?.ads ?? []).map(({ id }: { id: number }) => id) as number[]
}

export async function noticesOf(server: Server, slug: string) {
  const { json } = await call(server, `/api/places/${slug}`)
  return (json?.place?.notices ?? []).map(({ text }: { text: string }) => text) as string[]
}

/** Waits until readers of both servers see it. If some do not, that is entered in the ledger. */
export async function seenByAll(
  { magazine, ledger }: { magazine: Magazine; ledger: Ledger },
  { kind, failure, what }: { kind: Kind; failure: Failure; what: string },
  isSo: (server: Server) => Promise<boolean>,
) {
  const begun = performance.now()
  try {
    await vi.waitUntil(async () => (await Promise.all(magazine.servers().map(isSo))).every(Boolean), PATIENCE)
  } catch {
    ledger.fail(kind, failure, what)
  }
  ledger.took(
    failure === 'visible' ? 'taken down everywhere after' : 'seen everywhere after',
    performance.now() - begun,
  )
}
