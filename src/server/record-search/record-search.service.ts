import { hasWords } from '@shared/content/folded'
import type { FoundRecord, RecordState } from '@shared/entities/found-record'
import { canAll, canEver } from '@shared/permissions'
import { RECORD_KINDS, RECORDS_OF_KIND, type RecordKind } from '@shared/record-kinds'
import { listAds } from '../ads/ads.service'
import { listCategories } from '../categories/categories.service'
import type { Db } from '../db/client'
import { listMedia } from '../files/media/media.service'
import type { UserRow } from '../http/route'
import { listNewsletters } from '../newsletters/newsletters.service'
import { listUsers } from '../people/users/users.service'
import { listPlaces } from '../places/places.service'
import { listSeries } from '../series/series.service'
import { findManagedByRank } from '../texts/articles/find-articles.service'
import { listPages } from '../texts/pages/pages.service'

/** More than are named: a list is not in the order of its titles, but also finds what only has the words in its text. */
const READ = 25

type Found = Omit<FoundRecord, 'kind' | 'at'> & { created_at: string }
type Searching = { db: Db; user: UserRow; query: { q: string; page: 1; perPage: number } }

const stateOf = ({ sent_at, scheduled_at }: { sent_at: string | null; scheduled_at: string | null }): RecordState =>
  sent_at ? 'sent' : scheduled_at ? 'scheduled' : 'draft'

/** What the list of each kind finds: the same search, with the same rights. */
const find: Record<RecordKind, (searching: Searching) => Promise<Found[]>> = {
  articles: async ({ db, query: { q } }) =>
    (await findManagedByRank(db, q, READ)).map(({ status, ...article }) => ({ ...article, state: status })),
  places: async ({ db, query }) =>
    (await listPlaces(db, query)).places.map(({ name, status, ...place }) => ({
      ...place,
      title: name,
      state: status,
    })),
  pages: async ({ db, query }) =>
    (await listPages(db, query)).pages.map(({ status, ...page }) => ({ ...page, state: status })),
  categories: async ({ db, query }) =>
    (await listCategories(db, query)).categories.map(({ name, ...category }) => ({
      ...category,
      title: name,
      state: null,
    })),
  series: async ({ db, query }) => (await listSeries(db, query)).series.map((one) => ({ ...one, state: null })),
  newsletters: async ({ db, query }) =>
    (await listNewsletters(db, query)).newsletters.map(({ subject, ...newsletter }) => ({
      ...newsletter,
      created_at: newsletter.sent_at ?? newsletter.created_at,
      title: subject,
      state: stateOf(newsletter),
    })),
  ads: async ({ db, user, query }) =>
    (await listAds(db, query, canAll(user, 'list', 'ads') ? undefined : user.id)).ads.map(({ status, ...ad }) => ({
      ...ad,
      state: status,
    })),
  users: async ({ db, query }) =>
    (await listUsers(db, query)).users.map(({ name, role, ...user }) => ({ ...user, title: name, state: role })),
  media: async ({ db, user, query }) =>
    (await listMedia(db, user, query)).media.map(({ alt, file_name, kind, ...file }) => ({
      ...file,
      title: alt || file_name,
      state: kind,
    })),
}

/** Those with all words in their titles first, else in the order of the list. */
const titledFirst = (q: string, found: Found[]) => {
  const isTitled = ({ title }: Found) => hasWords(title, q)
  return [...found.filter(isTitled), ...found.filter((each) => !isTitled(each))].slice(0, RECORDS_OF_KIND)
}

/** What the lists that the user may open find, kind by kind. */
export async function searchRecords(db: Db, user: UserRow, q: string): Promise<FoundRecord[]> {
  const records: FoundRecord[] = []
  for (const kind of RECORD_KINDS) {
    if (!canEver(user, 'list', kind)) continue
    const found = await find[kind]({ db, user, query: { q, page: 1, perPage: READ } })
    const named = titledFirst(q, found)
    records.push(
      ...named.map(({ id, title, state, created_at }): FoundRecord => ({ kind, id, title, state, at: created_at })),
    )
  }
  return records
}
