import { cleanLine, cleanText, cut } from '@shared/content/clean-text'
import { paths } from '@shared/paths'
import { isReservedSlug, SLUG, slugify } from '@shared/slugify'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { addRedirects } from '../../db/redirects'
import { categories } from '../../db/schema/core'
import { announce } from '../../http/cache/cache-tags'
import { bumpVersion } from '../../http/versions'
import type { ImportPass } from './import-pass'
import { knownTarget, remember } from './known'
import type { SourceCategory } from './source'

const MAX_NAME = 200
const MAX_DESCRIPTION = 2000

function slugOf({ slug, name }: SourceCategory) {
  const readable = SLUG.test(slug) ? slug : slugify(slug) || slugify(name)
  return (isReservedSlug(readable) ? `topic-${readable}` : readable).slice(0, 200)
}

const FEED = /\/(?:feed|rss)\/?$/

/** Old addresses of its page and its feed lead to those here. */
async function redirect(tx: Db, { reporter }: ImportPass, { addresses = [] }: SourceCategory, slug: string) {
  const feeds = addresses.filter((address) => FEED.test(address))
  const pages = addresses.filter((address) => !FEED.test(address))
  const added =
    (await addRedirects(tx, pages, paths.topic(slug))) + (await addRedirects(tx, feeds, paths.topicFeed(slug)))
  reporter.count('redirects from old addresses', added)
}

/** The id here of the category with this key; undefined if there is none, as in a dry run. */
export async function importCategory(run: ImportPass, key: string) {
  const { db, source, reporter, isDryRun, now } = run
  const category = source.categories.get(key)
  if (!category) return undefined
  const slug = slugOf(category)
  if (!slug) {
    reporter.warn(`category '${category.name}': no address can be made from its name, so it is left out`)
    source.categories.delete(key)
    return undefined
  }
  const description = (category.description && cut(cleanText(category.description), MAX_DESCRIPTION)) || null
  const known = await knownTarget(db, source.name, 'category', key)
  const where = known ? eq(categories.id, Number(known)) : eq(categories.slug, slug)
  const [found] = await db
    .select({ id: categories.id, slug: categories.slug, description: categories.description })
    .from(categories)
    .where(where)
  if (isDryRun) {
    // Counted once.
    source.categories.delete(key)
    if (!found) reporter.count('categories')
    if (!found && category.losses) reporter.losses.add(category.losses, { title: category.name })
    return undefined
  }
  const at = now()
  return db.transaction(async (tx) => {
    await redirect(tx, run, category, found?.slug ?? slug)
    if (found && (found.description || !description)) return found.id
    if (found) {
      await tx
        .update(categories)
        .set({ description, ...bumpVersion(categories, at) })
        .where(eq(categories.id, found.id))
      await announce(tx)
      return found.id
    }
    const values = { name: cut(cleanLine(category.name), MAX_NAME), slug, description }
    const [row] = await tx
      .insert(categories)
      .values({ ...values, created_at: at, updated_at: at })
      .returning({ id: categories.id })
    const { id } = row as { id: number }
    await remember(tx, source.name, 'category', key, id)
    if (category.losses) reporter.losses.add(category.losses, { title: category.name, target: paths.topic(slug) })
    reporter.count('categories')
    return id
  })
}
