import { CATEGORY_FIELDS, pick } from '@shared/editable-fields'
import type { Category, CategoryInput, Topic, TopicLink } from '@shared/entities/category'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { paths } from '@shared/paths'
import { isReservedSlug, SLUG } from '@shared/slugify'
import type { Db } from '../db/client'
import { renameAddress } from '../db/redirects'
import { announce } from '../http/cache/cache-tags'
import { invalid, notFound, refuseTaken } from '../http/errors'
import type { Editing } from '../http/route'
import { checkVersion } from '../http/versions'
import { notePublicChange } from '../texts/versions/public-changes.service'
import type { Reading } from '../translation/reading'
import { moveToTrash } from '../trash/rows/move-to-trash'
import { findCategory, insertCategory, lockCategory, updateCategory } from './categories.queries'
import { translationsOfCategories } from './category-translations'

/** For other features, which must not import the queries. */
export { listCategories } from './categories.queries'

const slugConflict = refuseTaken({ slug: messages.slugTaken })

export async function readCategory(db: Db, id: number) {
  const category = await findCategory(db, id)
  if (!category) throw notFound('Category')
  return category
}

/** Categories as readers of this language see them. */
export async function topicsInLanguage<Row extends TopicLink>(
  reading: Reading,
  topics: Row[],
  lang: LanguageCode | undefined,
): Promise<Row[]> {
  if (!lang) return topics
  const ids = [...new Set(topics.map(({ id }) => id))]
  const records = ids.map((id) => ({ id }))
  const texts = await translationsOfCategories.inLanguage(reading, records, lang)
  return topics.map((topic) => {
    const { shown, machine } = texts.get(topic.id) ?? {}
    if (!shown) return { ...topic, lang: DEFAULT_LANGUAGE }
    const { name, description } = shown
    return { ...topic, name, ...('description' in topic && { description }), lang, machine }
  })
}

/** The languages into which categories are translated, by category. */
export const languagesOfTopics = translationsOfCategories.languages

/** Adds the languages in which each category is written. */
export async function withLanguages(db: Db, topics: Topic[]): Promise<Topic[]> {
  const ids = topics.map(({ id }) => id)
  const languages = await languagesOfTopics(db, ids)
  return topics.map((topic) => ({ ...topic, languages: [DEFAULT_LANGUAGE, ...(languages.get(topic.id) ?? [])] }))
}

async function lockForChange(tx: Db, id: number, expectedVersion: number | undefined) {
  const category = await lockCategory(tx, id)
  if (!category) throw notFound('Category')
  checkVersion(expectedVersion, category, category)
  return category
}

/** Readers see every category. */
const changeOf = ({ id, name }: Category, states: { before?: Category; after?: Category }) => ({
  kind: 'categories' as const,
  id,
  title: name,
  before: states.before && pick(states.before, CATEGORY_FIELDS),
  after: states.after && pick(states.after, CATEGORY_FIELDS),
})

export async function createCategory(editing: Editing, input: CategoryInput) {
  const { db, now } = editing
  return db
    .transaction(async (tx) => {
      const after = await insertCategory(tx, input, now())
      await notePublicChange(tx, changeOf(after, { after }), editing)
      await announce(tx)
      return after
    })
    .catch(slugConflict)
}

export async function saveCategory(editing: Editing, id: number, input: CategoryInput) {
  const { db, now, expectedVersion } = editing
  return db
    .transaction(async (tx) => {
      const before = await lockForChange(tx, id, expectedVersion)
      if (input.slug !== before.slug) {
        if (!SLUG.test(input.slug)) throw invalid({ slug: messages.slugInvalid })
        if (isReservedSlug(input.slug)) throw invalid({ slug: messages.slugReserved })
        await renameAddress(tx, paths.topic(before.slug), paths.topic(input.slug))
      }
      const saved = await updateCategory(tx, id, input, now())
      await translationsOfCategories.followOriginal(tx, before, saved)
      await notePublicChange(tx, changeOf(saved, { before, after: saved }), editing)
      await announce(tx)
      return saved
    })
    .catch(slugConflict)
}

/** Deletes the category; its articles stay. */
export async function removeCategory({ expectedVersion, ...by }: Editing, id: number) {
  await by.db.transaction(async (tx) => {
    const before = await lockForChange(tx, id, expectedVersion)
    await moveToTrash(tx, { kind: 'categories', id, title: before.name }, by)
    await notePublicChange(tx, changeOf(before, { before }), by)
    await announce(tx)
  })
}
