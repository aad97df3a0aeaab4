import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { EVENTS_SLUG } from '@shared/constants'
import { toHtml } from '@shared/content/to-html'
import { sql } from 'drizzle-orm'
import { recordActivity } from '../../activity'
import { hashPassword } from '../../auth/passwords'
import { insertArticle, setCategories } from '../../features/articles/articles.queries'
import { insertUser } from '../../features/users/users.queries'
import { projectRoot } from '../../root'
import type { UserRow } from '../../route'
import { sanitiseHtml } from '../../sanitise-html'
import { storeFile, storePicture } from '../../storage/pictures'
import type { Storage } from '../../storage/storage'
import type { Db } from '../client'
import * as schema from '../schema'
import { accounts, DEMO_PASSWORD } from './accounts'
import { ads } from './ads'
import { articles } from './all-articles'
import { type Draft, toDocument } from './blocks'
import { categories } from './categories'
import { events } from './events'
import { newsletters } from './newsletters'

const folder = join(projectRoot, 'src/server/db/demo')

/** Any number that all processes agree on. */
const SEED_LOCK = 7_305_012

async function hasUsers(db: Db) {
  const [anyone] = await db.select({ id: schema.users.id }).from(schema.users).limit(1)
  return anyone !== undefined
}

/** Stores the illustrations, and returns the address of each by its name. */
async function storeIllustrations(storage: Storage) {
  const names = (await readdir(join(folder, 'images'))).filter((file) => file.endsWith('.webp'))
  const stored = names.map(async (file) => {
    const address = await storePicture(storage, await readFile(join(folder, 'images', file)))
    return [basename(file, '.webp'), address] as const
  })
  return new Map(await Promise.all(stored))
}

async function insertAccounts(tx: Db, at: Date) {
  const byRole = new Map<string, UserRow>()
  for (const account of accounts) {
    const password_hash = await hashPassword(DEMO_PASSWORD)
    byRole.set(account.role, await insertUser(tx, { ...account, password_hash, created_at: at, updated_at: at }))
  }
  return byRole
}

/** Fills an empty database with the demo content; one that has users is left alone. Returns whether it did. */
export async function seedDemo(db: Db, storage: Storage, now: Date) {
  if (await hasUsers(db)) return false
  const pictures = await storeIllustrations(storage)
  const film = await storeFile(storage, await readFile(join(folder, 'media/contour-film.mp4')), 'mp4')

  const picture = (name: string) => {
    const address = pictures.get(name)
    if (!address) throw new Error(`There is no illustration named ${name}`)
    return address
  }
  const withPictures = (draft: Draft): Draft =>
    draft.type === 'image' ? { ...draft, data: { ...draft.data, file: { url: picture(draft.data.file.url) } } } : draft

  const isSeeded = await db.transaction(async (tx) => {
    // Of processes that start together on one empty database, the first fills it.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasUsers(tx)) return false
    const users = await insertAccounts(tx, new Date('2026-01-05T08:00:00Z'))
    const author = (role: string) => users.get(role) as UserRow

    const rows = await tx
      .insert(schema.categories)
      .values(categories)
      .returning({ id: schema.categories.id, slug: schema.categories.slug })
    const categoryIds = new Map(rows.map(({ id, slug }) => [slug, id]))

    const insertPiece = async (
      piece: {
        slug: string
        title: string
        excerpt: string
        image: string
        published: string
        views: number
        body: Draft[]
      },
      status: 'published' | 'draft',
      writer: UserRow,
    ) => {
      const created_at = new Date(`${piece.published}T07:00:00Z`)
      const blocks = toDocument(`${piece.slug}/${piece.title}`, piece.body.map(withPictures), created_at.getTime())
      const { title, excerpt, slug, views } = piece
      return insertArticle(tx, {
        ...{ title, excerpt, slug, views, status, blocks, created_at },
        content: sanitiseHtml(toHtml(blocks)),
        image_url: picture(piece.image),
        author_id: writer.id,
        author_name: writer.name,
      })
    }

    for (const article of articles) {
      const id = await insertPiece(article, 'published', author(article.author))
      await setCategories(
        tx,
        id,
        article.categories.map((slug) => categoryIds.get(slug) as number),
      )
      const { title, published } = article
      const entry = { kind: 'article_published', subject_id: id, subject_title: title } as const
      await recordActivity(tx, { ...entry, actor_name: author('editor').name }, new Date(`${published}T07:00:00Z`))
    }
    for (const event of events) await insertPiece({ ...event, slug: EVENTS_SLUG }, 'draft', author('editor'))

    const member = author('membership')
    await tx.insert(schema.ads).values(
      ads.map(({ image, video, ...ad }) => ({
        ...ad,
        image_url: video ? film : image && picture(image),
        advertiser_id: member.id,
        advertiser_name: member.name,
        advertiser_email: member.email,
      })),
    )
    await tx.insert(schema.newsletters).values(newsletters.map((letter) => ({ ...letter, created_at: now })))
    return true
  })
  if (!isSeeded) return false
  // The embedded database has no autovacuum: without statistics its plans are guesses.
  await db.execute(sql`vacuum (analyze)`)
  return true
}
