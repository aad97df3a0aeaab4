import type { AuditChange } from '@shared/entities/audit'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { ads } from '../../db/schema/ads'
import { articles, categories, series, users } from '../../db/schema/core'
import { newsletters } from '../../db/schema/mail'
import { media } from '../../db/schema/media'
import { pages } from '../../db/schema/pages'
import { places } from '../../db/schema/places'
import { trash } from '../../db/schema/trash'

/** The record that a call is about. `title` is left out for users, whose names must not be copied. */
export type Subject = { kind: string; id: string | null; title: string | null }

/** The fields of a record whose changes are recorded, with those whose values may be. */
type State = { title: string | null; shown: Record<string, string>; hidden: Record<string, unknown> }

type Read = (db: Db, id: number) => Promise<State | undefined>

/** How the records of each kind are read. A kind that is missing here is recorded by its id alone. */
const readers: Record<string, Read> = {
  async users(db, id) {
    const [row] = await db.select().from(users).where(eq(users.id, id))
    return row && { title: null, shown: { role: row.role }, hidden: { email: row.email, password: row.password_hash } }
  },
  async articles(db, id) {
    const { title, status } = articles
    const [row] = await db.select({ title, status }).from(articles).where(eq(articles.id, id))
    return row && { title: row.title, shown: { status: row.status }, hidden: {} }
  },
  async ads(db, id) {
    const { title, status } = ads
    const [row] = await db.select({ title, status }).from(ads).where(eq(ads.id, id))
    return row && { title: row.title, shown: { status: row.status }, hidden: {} }
  },
  async categories(db, id) {
    const [row] = await db.select({ title: categories.name }).from(categories).where(eq(categories.id, id))
    return row && { title: row.title, shown: {}, hidden: {} }
  },
  async series(db, id) {
    const [row] = await db.select({ title: series.title }).from(series).where(eq(series.id, id))
    return row && { title: row.title, shown: {}, hidden: {} }
  },
  async places(db, id) {
    const [row] = await db.select({ title: places.name }).from(places).where(eq(places.id, id))
    return row && { title: row.title, shown: {}, hidden: {} }
  },
  async pages(db, id) {
    const { title, status } = pages
    const [row] = await db.select({ title, status }).from(pages).where(eq(pages.id, id))
    return row && { title: row.title, shown: { status: row.status }, hidden: {} }
  },
  async newsletters(db, id) {
    const [row] = await db.select({ title: newsletters.subject }).from(newsletters).where(eq(newsletters.id, id))
    return row && { title: row.title, shown: {}, hidden: {} }
  },
  async media(db, id) {
    const [row] = await db.select({ title: media.file_name }).from(media).where(eq(media.id, id))
    return row && { title: row.title, shown: {}, hidden: {} }
  },
  async trash(db, id) {
    const [row] = await db.select({ title: trash.title, kind: trash.kind }).from(trash).where(eq(trash.id, id))
    return row && { title: row.kind === 'users' ? null : row.title, shown: {}, hidden: {} }
  },
}

export const readState = (db: Db, kind: string, id: number | undefined) =>
  id === undefined ? undefined : readers[kind]?.(db, id)

/** What differs between two states of a record. */
export function changesOf(before: State | undefined, after: State | undefined): AuditChange[] {
  if (!before || !after) return []
  const shown = Object.keys(after.shown)
    .filter((field) => before.shown[field] !== after.shown[field])
    .map((field) => ({ field, from: before.shown[field], to: after.shown[field] }))
  const hidden = Object.keys(after.hidden)
    .filter((field) => before.hidden[field] !== after.hidden[field])
    .map((field) => ({ field }))
  return [...shown, ...hidden]
}

/** The paths below /api whose calls are about another kind of record than their first part says. */
const KIND_OF_PATH: Record<string, string> = {
  auth: 'users',
  unsubscribe: 'users',
  upload: 'uploads',
  delivery: 'subscribers',
  dashboard: 'settings',
}

export function kindOf(call: string) {
  const [, , part = '', below] = call.split('/')
  if (part === 'newsletters' && (below?.startsWith('subscribers') || below === 'confirm')) return 'subscribers'
  return KIND_OF_PATH[part] ?? part
}
