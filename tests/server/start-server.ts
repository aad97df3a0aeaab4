import { ads } from '@server/db/schema/ads'
import * as schema from '@server/db/schema/core'
import { newsletters } from '@server/db/schema/mail'
import { pages } from '@server/db/schema/pages'
import { places } from '@server/db/schema/places'
import { hashPassword } from '@server/people/credentials/passwords'
import { startSession } from '@server/people/credentials/sessions'
import { insertUser } from '@server/people/users/users.queries'
import { insertArticle, setCategories } from '@server/texts/articles/articles.queries'
import { asBrowser, injectInto } from '@tests/table-only'
import { onTestFinished } from 'vitest'
import { openApp, type Settings } from './open-app'
import { createVisitor, fetchOver } from './visitor'

export const PASSWORD = 'correct horse'
// Shared, because hashing is slow by design and every test needs users.
let passwordHash: Promise<string> | undefined

type Options = Settings & {
  /** Registers the cleanup. The server closes after the test by default; pass `afterAll` to share it within a file. */
  closeOn?: (close: () => Promise<void>) => void
}

type Init = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  /** The address of the caller. */
  from?: string
}

let serial = 0

/**
 * Starts a server on an empty database. Requests go through `app.inject`, by address (`fetch`, `get`) or by their name in
 * the contract (`call`, `request`). It closes when the test ends.
 */
export async function startServer({ closeOn = onTestFinished, ...settings }: Options = {}) {
  const { now = () => new Date() } = settings
  const { app, db, config, cache, storage, mail, close } = await openApp(settings)
  closeOn(close)

  async function fetch(path: string, { method = 'GET', body, headers = {}, from }: Init = {}) {
    const reply = await app.inject({
      method,
      url: path,
      remoteAddress: from,
      headers: { ...asBrowser, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      payload: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      get json() {
        return JSON.parse(reply.body)
      },
    }
  }

  const send = fetchOver(injectInto(app))

  const withToken = (token: string) => {
    const sending =
      (method: Init['method']) =>
      (path: string, body?: unknown, headers: Record<string, string> = {}) =>
        fetch(path, { method, body, headers: { authorization: `Bearer ${token}`, ...headers } })
    const verbs = { get: sending('GET'), post: sending('POST'), put: sending('PUT'), delete: sending('DELETE') }
    return { token, ...verbs, ...createVisitor(send, token) }
  }

  /** A client with a new session of this user. */
  const as = async (user: { id: number }) => withToken(await startSession(db, user.id, now()))

  const make = {
    async user(overrides: Partial<typeof schema.users.$inferInsert> = {}) {
      serial += 1
      passwordHash ??= hashPassword(PASSWORD)
      return insertUser(db, {
        name: `User ${serial}`,
        email: `user-${serial}@example.com`,
        password_hash: await passwordHash,
        role: 'user',
        email_confirmed_at: now(),
        created_at: now(),
        updated_at: now(),
        ...overrides,
      })
    },
    async category(overrides: Partial<typeof schema.categories.$inferInsert> = {}) {
      serial += 1
      const values = { name: `Category ${serial}`, slug: `category-${serial}`, ...overrides }
      const [row] = await db.insert(schema.categories).values(values).returning()
      return row as typeof schema.categories.$inferSelect
    },
    async series(overrides: Partial<typeof schema.series.$inferInsert> = {}) {
      serial += 1
      const values = { title: `Series ${serial}`, slug: `series-${serial}`, ...overrides }
      const [row] = await db.insert(schema.series).values(values).returning()
      cache.invalidate()
      return row as typeof schema.series.$inferSelect
    },
    async place(overrides: Partial<typeof places.$inferInsert> = {}) {
      serial += 1
      const values = {
        name: `Place ${serial}`,
        slug: `place-${serial}`,
        kind: 'lake' as const,
        latitude: 2.68,
        longitude: 98.88,
        summary: 'A lake in a caldera',
        practical: {},
        notices: [],
        ...overrides,
      }
      const [row] = await db.insert(places).values(values).returning()
      cache.invalidate()
      return row as typeof places.$inferSelect
    },
    async page(overrides: Partial<typeof pages.$inferInsert> = {}) {
      serial += 1
      const title = `Page ${serial}`
      const values = {
        title,
        slug: `page-${serial}`,
        content: '<p>Text</p>',
        status: 'published' as const,
        ...overrides,
      }
      const [row] = await db.insert(pages).values(values).returning()
      cache.invalidate()
      return row as typeof pages.$inferSelect
    },
    async article({
      category_ids = [],
      ...overrides
    }: Partial<typeof schema.articles.$inferInsert> & { category_ids?: number[] } = {}) {
      serial += 1
      const id = await insertArticle(db, {
        title: `Article ${serial}`,
        excerpt: `Excerpt ${serial}`,
        content: '<p>Text</p>',
        blocks: null,
        image_url: null,
        status: 'published',
        slug: `article-${serial}`,
        author_id: null,
        author_name: 'Someone',
        views: 0,
        // Later articles are newer, even within one millisecond.
        created_at: new Date(now().getTime() + serial),
        ...overrides,
      })
      await setCategories(db, id, category_ids)
      cache.invalidate()
      return { id }
    },
    async ad(overrides: Partial<typeof ads.$inferInsert> = {}) {
      serial += 1
      const values = {
        title: `Ad ${serial}`,
        description: 'Description',
        ad_type: 'text' as const,
        status: 'published' as const,
        advertiser_name: 'Advertiser',
        advertiser_email: 'advertiser@example.com',
        ...overrides,
      }
      const [row] = await db.insert(ads).values(values).returning()
      cache.invalidate()
      return row as typeof ads.$inferSelect
    },
    /** A draft; with `sent_at`, a sent one. */
    async newsletter(overrides: Partial<typeof newsletters.$inferInsert> = {}) {
      serial += 1
      const values = { subject: `Newsletter ${serial}`, content: '<p>Text</p>', ...overrides }
      const [row] = await db.insert(newsletters).values(values).returning()
      return row as typeof newsletters.$inferSelect
    },
  }

  return { app, db, mail, cache, storage, config, fetch, ...createVisitor(send), as, withToken, make, close }
}

export type TestServer = Awaited<ReturnType<typeof startServer>>
