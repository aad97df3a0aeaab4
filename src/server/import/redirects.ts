import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client'
import { redirects } from '../db/schema-import'

/** Longer addresses are not kept, and not looked for. */
const MAX_KEY = 500

/** The parameters by which WordPress numbers its posts. */
const NUMBERS = ['p', 'page_id'] as const

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The form in which an old address is stored and looked for: the path without host, final slashes and case, or `/?p=12` for a
 * WordPress blog without readable addresses. Undefined for the home page, and for addresses that nothing is stored under.
 */
export function redirectKey(address: string) {
  if (address.length > 3 * MAX_KEY || !URL.canParse(address, 'http://old.invalid')) return undefined
  const { pathname, searchParams } = new URL(address, 'http://old.invalid')
  const path = decoded(pathname).toLowerCase().normalize('NFC')
  const end = path.length - (/\/*$/.exec(path.slice(-MAX_KEY))?.[0].length ?? 0)
  const key = path.slice(0, end)
  // The database stores no NUL, and no address has the others.
  if (key) return key.length <= MAX_KEY && !/\p{Cc}/u.test(key) ? key : undefined
  const name = NUMBERS.find((each) => /^\d{1,15}$/.test(searchParams.get(each) ?? ''))
  return name && `/?${name}=${searchParams.get(name)}`
}

/** Where an old address leads to; undefined if it is not one. */
export async function findRedirect(db: Db, address: string) {
  const key = redirectKey(address)
  if (!key) return undefined
  const [row] = await db.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, key))
  return row?.target
}

/** Adds old addresses of a page. Those that are known already keep their target. Returns how many are new. */
export async function addRedirects(tx: Db, addresses: string[], target: string) {
  const keys = new Set(addresses.flatMap((address) => redirectKey(address) ?? []))
  if (keys.size === 0) return 0
  const values = [...keys].filter((path) => path !== target).map((path) => ({ path, target }))
  if (values.length === 0) return 0
  const added = await tx.insert(redirects).values(values).onConflictDoNothing().returning({ path: redirects.path })
  return added.length
}

const NUMBERED = new RegExp(`^/\\?(?:${NUMBERS.join('|')})=\\d`)

/** The addresses of a WordPress blog without readable ones, which are the home page's to the router and the cache. */
export function registerNumberedAddresses(
  app: FastifyInstance,
  redirectFrom: (address: string) => Promise<string | undefined>,
) {
  app.addHook('onRequest', async (request, reply) => {
    const target = NUMBERED.test(request.url) && (await redirectFrom(request.url))
    if (target) return reply.redirect(target, 301)
  })
}
