import { EVENTS_SLUG, isPublicArticle } from '@shared/article-rules'
import { pick } from '@shared/editable-fields'
import type { ArticleCreate, ArticleUpdate, EndedByStatus, ManagedArticle } from '@shared/entities/article'
import type { NoteInput } from '@shared/entities/note'
import { messages } from '@shared/messages'
import { can, canChangeStatus } from '@shared/permissions'
import type { ArticleStatus } from '@shared/statuses'
import { isBlank, isEventTarget } from '@shared/validation'
import { recordActivity } from '../../dashboard/activity'
import type { Db } from '../../db/client'
import { announce } from '../../http/cache/cache-tags'
import { forbidden, invalid, notFound } from '../../http/errors'
import type { Editing, UserRow } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { setPlaces } from '../../places/places.service'
import { checkSeries } from '../../series/series.service'
import { moveToTrash } from '../../trash/rows/move-to-trash'
import { recordHandover } from '../versions/handovers.service'
import { noteArticleChange } from '../versions/noted-changes.service'
import { notePublicChange } from '../versions/public-changes.service'
import { recordFirstRevision, recordRevision } from '../versions/revisions.service'
import { followOriginal } from './article-freshness.service'
import { moveToLanguage } from './article-language'
import { freeSlug, withSlug } from './article-slugs'
import { tagsOfChange } from './article-tags'
import { findArticle, insertArticle, lockArticle, setCategories, updateArticle } from './articles.queries'
import { convertContent, noContent } from './content.service'
import { checkEvent, eventDates } from './event-rules'
import { setLeadStory, unpin } from './lead-story'
import { authorOfPlan, setPlan } from './planning.service'
import { publicationAfter, restoredPublication } from './publication'
import { scheduleIn } from './scheduling.service'

export { freeSlug } from './article-slugs'
/** For other features, which must not import the queries. */
export {
  articleExists,
  deleteEmptyDrafts,
  findArticle,
  findLanguage,
  listStatuses,
  listSummaries,
  lockArticle,
} from './articles.queries'

/** Returns a published article to anyone, others to staff. */
export async function readArticle(db: Db, user: UserRow | null, id: number) {
  const article = await findArticle(db, id)
  if (!article || (article.status !== 'published' && !can(user, 'show', 'articles', article))) throw notFound('Article')
  return article
}

/** Adds a publication to the activity feed; a save of what is published already is none. */
export async function recordPublication(
  tx: Db,
  before: ManagedArticle | null,
  after: ManagedArticle,
  actor: Pick<UserRow, 'id' | 'name'> | null,
  now: Date,
) {
  if (after.status !== 'published' || before?.status === 'published') return
  const subject = { kind: 'article_published', subject_id: after.id, subject_title: after.title } as const
  await recordActivity(tx, { ...subject, actor_name: actor?.name, actor_id: actor?.id }, now)
}

/** A new article, and one that is planned, which has no text yet. */
type NewArticle = Omit<ArticleCreate, 'excerpt'> & { excerpt?: string }

export async function createArticle({ db, now, user }: Editing, input: NewArticle) {
  const { category_ids = [], places = [], status = 'draft', content, blocks, publish_at, ...given } = input
  const { due_at, assignee_id, translators, starts_at, ends_at, excerpt = '', ...fields } = given
  if (!canChangeStatus(user, 'articles', null, status)) throw forbidden()
  const { words, ...text } = (await convertContent({ content, blocks })) ?? noContent
  return withSlug(db, input.slug, async (tx, tries) => {
    await checkSeries(tx, fields.series_id)
    await checkEvent(tx, input)
    const id = await insertArticle(tx, {
      ...fields,
      ...eventDates({ starts_at, ends_at }),
      ...text,
      excerpt,
      status,
      slug: input.slug ?? (await freeSlug(tx, input.title, tries)),
      ...(await authorOfPlan(tx, user, assignee_id)),
      created_at: now(),
    })
    await setPlan(tx, id, { due_at, assignee_id, translators })
    await setCategories(tx, id, category_ids)
    await setPlaces(tx, id, places)
    const created = await storedWith(tx, id, publish_at, { user, now })
    await recordFirstRevision(tx, created, { user, now: now(), words })
    await noteArticleChange(tx, { before: null, after: created, user, now: now() })
    await recordPublication(tx, null, created, user, now())
    await recordHandover(tx, { before: null, after: created, user, now: now() })
    if (isPublicArticle(created)) await announce(tx, tagsOfChange(null, created))
    return created
  })
}

/** The article as it is stored, scheduled if its save says so. */
async function storedWith(
  tx: Db,
  id: number,
  publish_at: string | null | undefined,
  by: Pick<Editing, 'user' | 'now'>,
) {
  const stored = (await findArticle(tx, id)) as ManagedArticle
  if (!publish_at || Date.parse(publish_at) === Date.parse(stored.publish_at ?? '')) return stored
  await scheduleIn(tx, stored, { publish_at }, by)
  return (await findArticle(tx, id)) as ManagedArticle
}

/** Begins a draft that has nothing yet. It has no version to go back to either: its first autosave is its first revision. */
export const beginDraft = ({ db, now, user }: Editing) =>
  withSlug(db, undefined, async (tx, tries) => {
    const { words: _, ...text } = noContent
    const id = await insertArticle(tx, {
      ...text,
      title: '',
      excerpt: '',
      status: 'draft',
      slug: await freeSlug(tx, '', tries),
      author_id: user.id,
      author_name: user.name,
      created_at: now(),
    })
    return (await findArticle(tx, id)) as ManagedArticle
  })

/** Whether nothing was saved in a draft since it was begun. */
const isBegun = ({ version, title }: ManagedArticle) => version === 1 && isBlank(title)

type InMaking = Pick<ManagedArticle, 'title' | 'excerpt'>

/** What an article still lacks, by field. */
const missingIn = ({ title, excerpt }: InMaking) => ({
  ...(isBlank(title) && { title: messages.titleRequired }),
  ...(isBlank(excerpt) && { excerpt: messages.excerptRequired }),
})

/** An autosave may leave empty what its draft has never had, and empties nothing. Only its writer may see what is incomplete. */
function requireTexts(before: ManagedArticle, after: ManagedArticle, autosaved: boolean) {
  const isPrivate = autosaved && after.status === 'draft' && !isPublicArticle(after)
  const allowed = isPrivate ? missingIn(before) : {}
  const missing = Object.entries(missingIn(after)).filter(([field]) => !(field in allowed))
  if (missing.length > 0) throw invalid(Object.fromEntries(missing))
}

/** Locks the article, checks the client's version and the change of status, applies the change, and records a revision. */
async function change(
  { db, now, user, expectedVersion }: Editing,
  id: number,
  { status: to, slug, minor, note }: Pick<ArticleUpdate, 'status' | 'slug' | 'minor'> & { note?: NoteInput },
  apply: (tx: Db, article: ManagedArticle, tries: number) => Promise<unknown>,
  { autosaved, words }: { autosaved: boolean; words?: number } = { autosaved: false },
) {
  return withSlug(db, slug, async (tx, tries) => {
    const article = await lockArticle(tx, id)
    if (!article) throw notFound('Article')
    checkVersion(expectedVersion, article, article)
    if (to && !canChangeStatus(user, 'articles', article.status, to)) throw forbidden()
    await apply(tx, article, tries)
    if (to && to !== 'published') await unpin(tx, id)
    const saved = (await findArticle(tx, id)) as ManagedArticle
    requireTexts(article, saved, autosaved)
    await recordRevision(tx, isBegun(article) ? undefined : article, saved, { user, now: now(), autosaved, words })
    await followOriginal(tx, article, saved, { isMinor: minor })
    await noteArticleChange(tx, { before: article, after: saved, user, now: now() })
    await recordPublication(tx, article, saved, user, now())
    await recordHandover(tx, { before: article, after: saved, note, user, now: now() })
    // Drafts are autosaved every few seconds: these saves must not empty the cache of public pages.
    if (isPublicArticle(article) || isPublicArticle(saved)) await announce(tx, tagsOfChange(article, saved))
    return saved
  })
}

export async function saveArticle(editing: Editing, id: number, input: ArticleUpdate, autosaved: boolean) {
  const { category_ids, places, content, blocks, starts_at, ends_at, published_at, publish_at, ...others } = input
  const { revised, minor, pinned, ...fields } = others
  const { words, ...text } = (await convertContent({ content, blocks })) ?? {}
  async function save(tx: Db, article: ManagedArticle, tries: number) {
    // Until it is complete, an article's slug follows its title.
    const isInMaking = input.slug === undefined && Object.keys(missingIn(article)).length > 0
    const slug =
      input.slug === null || isInMaking ? await freeSlug(tx, input.title, tries, id) : (input.slug ?? article.slug)
    // The schema checks this only if the payload contains the slug.
    if (slug === EVENTS_SLUG && !isEventTarget(input.excerpt)) throw invalid({ excerpt: messages.eventTarget })
    const publication = publicationAfter(article, input, editing)
    if (input.series_id !== article.series_id) await checkSeries(tx, input.series_id)
    await moveToLanguage(tx, article, input.language)
    await checkEvent(tx, input, article)
    await updateArticle(
      tx,
      id,
      { ...fields, ...eventDates({ starts_at, ends_at }), ...text, ...publication, slug },
      editing.now(),
    )
    if (category_ids) await setCategories(tx, id, category_ids)
    if (places) await setPlaces(tx, id, places)
    await setLeadStory(tx, article, input, editing)
    if (!autosaved) await storedWith(tx, id, publish_at, editing)
  }
  return change(editing, id, input, save, { autosaved, words })
}

type StatusChange = { status: ArticleStatus; restore?: EndedByStatus; note?: NoteInput }

/** Answers also what it has ended, by which it can be undone. */
export async function setArticleStatus(editing: Editing, id: number, { status, restore, note }: StatusChange) {
  let before: (EndedByStatus & { status: ArticleStatus }) | undefined
  async function set(tx: Db, article: ManagedArticle) {
    before = pick(article, { status: true, publish_at: true, published_at: true, pinned: true })
    const publication = publicationAfter(article, { status }, editing)
    const restored = restore && restoredPublication(article, { status, restore }, editing)
    await updateArticle(tx, id, { status, ...publication, ...restored }, editing.now())
    if (restore && status === 'published') await setLeadStory(tx, article, { pinned: restore.pinned, status }, editing)
  }
  const article = await change(editing, id, { status, note }, set)
  return { article, before: before as NonNullable<typeof before> }
}

export async function removeArticle({ expectedVersion, ...by }: Editing, id: number) {
  await by.db.transaction(async (tx) => {
    const article = await lockArticle(tx, id)
    if (!article) throw notFound('Article')
    checkVersion(expectedVersion, article, article)
    // Restored, it is not the lead story again.
    await unpin(tx, id)
    const { title, language } = article
    await moveToTrash(tx, { kind: 'articles', id, title }, by)
    const before = isPublicArticle(article) ? article : undefined
    await notePublicChange(tx, { kind: 'articles', id, language, title, before, after: undefined }, by)
    if (before) await announce(tx, tagsOfChange(article, null))
  })
}
