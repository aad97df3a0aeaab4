import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from './client'
import { articles, categories, series } from './schema/core'
import { redirects } from './schema/import'
import { pages } from './schema/pages'
import { places } from './schema/places'

/** Longer addresses are not kept, and not looked for. */
const MAX_KEY = 500

/** The parameters by which WordPress numbers its posts, categories and authors. */
export const NUMBERS = ['p', 'page_id', 'cat', 'author'] as const

/** The parameter that names the format of its feed, which is the same for all. */
export const FEED = 'feed'

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The form in which an old address is stored and looked for: the path without host, final and double slashes and case, or `/?p=12` for a
 * WordPress blog without readable addresses. Undefined for the home page, and for addresses that nothing is stored under.
 */
export function redirectKey(address: string) {
  if (address.length > 3 * MAX_KEY) return undefined
  // Two slashes would begin a host.
  const whole = address.replace(/^\/+/, '/')
  if (!URL.canParse(whole, 'http://old.invalid')) return undefined
  const { pathname, searchParams } = new URL(whole, 'http://old.invalid')
  const path = decoded(pathname)
    .toLowerCase()
    .normalize('NFC')
    .replace(/\/{2,}/g, '/')
  const end = path.length - (/\/*$/.exec(path.slice(-MAX_KEY))?.[0].length ?? 0)
  const key = path.slice(0, end)
  // The database stores no NUL, and no address has the others.
  if (key) return key.length <= MAX_KEY && !/\p{Cc}/u.test(key) ? key : undefined
  if (searchParams.has(FEED)) return `/?${FEED}`
  const name = NUMBERS.find((each) => /^\d{1,15}$/.test(searchParams.get(each) ?? ''))
  return name && `/?${name}=${searchParams.get(name)}`
}

async function findTarget(db: Db, address: string) {
  const key = redirectKey(address)
  if (!key) return undefined
  const [row] = await db.select({ target: redirects.target }).from(redirects).where(eq(redirects.path, key))
  return row?.target
}

async function findTargetInLanguage(db: Db, address: string) {
  const target = await findTarget(db, address)
  if (target) return target
  const { language, path } = splitLanguage(address)
  const inLanguage = language === DEFAULT_LANGUAGE ? undefined : await findTarget(db, path)
  return inLanguage?.startsWith('/') ? languagePath(language, inLanguage) : inLanguage
}

/** The query of an address that is further on in a list. */
function pageQuery(address: string) {
  const page = new URLSearchParams(address.split('?')[1]).get('page')
  return page && /^\d{1,9}$/.test(page) ? `?page=${page}` : ''
}

/** The id that a name is or begins with; 0 if there is none. */
const idIn = (name: string) => Number(/^\d{1,9}(?=-|$)/.exec(name)?.[0] ?? 0)

/** What readers may find at an address of each kind. */
const published = {
  articles: ({ db, name }: Lookup) =>
    db
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.id, /^\d+$/.test(name) ? idIn(name) : 0), eq(articles.status, 'published'))),
  authors: ({ db, name }: Lookup) =>
    db
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.author_id, idIn(name)), isNull(articles.byline), eq(articles.status, 'published')))
      .limit(1),
  places: ({ db, name }: Lookup) =>
    db
      .select({ id: places.id })
      .from(places)
      .where(and(eq(places.slug, name), eq(places.status, 'published'))),
  pages: ({ db, name }: Lookup) =>
    db
      .select({ id: pages.id })
      .from(pages)
      .where(and(eq(pages.slug, name), eq(pages.status, 'published'))),
  topics: ({ db, name }: Lookup) => db.select({ id: categories.id }).from(categories).where(eq(categories.slug, name)),
  series: ({ db, name }: Lookup) => db.select({ id: series.id }).from(series).where(eq(series.slug, name)),
}
type Lookup = { db: Db; name: string }

/** An address of ours, perhaps with a language. */
const OWN_ADDRESS = /^(?:\/[a-z]{2}(?:-[a-z]{2,4})?)?\/(articles|authors|places|pages|topics|series)\/([^/]+)$/

/** Whether something new is at an old address, however the address is written. */
async function isTaken(db: Db, address: string) {
  const [, kind, name] = OWN_ADDRESS.exec(redirectKey(address) ?? '') ?? []
  return name !== undefined && (await published[kind as keyof typeof published]({ db, name })).length > 0
}

/**
 * Where an old address leads to, in the language and to the page of the address; undefined if it is not an old one, or is that of
 * something else now.
 */
export async function findRedirect(db: Db, address: string) {
  const target = await findTargetInLanguage(db, address)
  if (!target || (await isTaken(db, address))) return undefined
  return target.includes('?') ? target : target + pageQuery(address)
}

/** Makes the old address of a renamed page lead to its new one, and everything that led to the old one as well. */
export async function renameAddress(tx: Db, from: string, to: string) {
  const path = redirectKey(from)
  if (!path || from === to) return
  // The page may get a name back that it had before.
  await tx.delete(redirects).where(eq(redirects.path, redirectKey(to) ?? to))
  await tx.update(redirects).set({ target: to }).where(eq(redirects.target, from))
  await tx
    .insert(redirects)
    .values({ path, target: to })
    .onConflictDoUpdate({ target: redirects.path, set: { target: to } })
}

/** Adds old addresses of a page. Those that are known already keep their target. Returns how many are new. */
export async function addRedirects(tx: Db, addresses: string[], target: string) {
  const keys = new Set(addresses.flatMap((address) => redirectKey(address) ?? []))
  if (keys.size === 0) return 0
  const values = [...keys].filter((path) => path !== target).map((path) => ({ path, target }))
  if (values.length === 0) return 0
  // The page is at its address now, whatever led away from there.
  await tx.delete(redirects).where(eq(redirects.path, redirectKey(target) ?? target))
  const added = await tx.insert(redirects).values(values).onConflictDoNothing().returning({ path: redirects.path })
  return added.length
}
