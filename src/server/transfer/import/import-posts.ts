import { cleanLine } from '@shared/content/clean-text'
import { eq, sql } from 'drizzle-orm'
import { IMPORT_LOCK } from '../../db/locks'
import { addRedirects } from '../../db/redirects'
import { articles } from '../../db/schema/core'
import { leadStory } from '../../db/schema/lead'
import { pages } from '../../db/schema/pages'
import { announce } from '../../http/cache/cache-tags'
import { AppError } from '../../http/errors'
import { importAuthor } from './authors'
import { copyFiles, openSpool, type Spool } from './copy-files'
import { importCategory } from './import-category'
import type { ImportPass, ImportServices } from './import-pass'
import { findKnown } from './known'
import { linkHere } from './link-here'
import { noLosses } from './losses'
import { type PreparedPost, preparePost } from './prepare-post'
import { createReporter, type Report } from './report'
import { importsFolder } from './runs'
import type { Source, SourcePost } from './source'
import { writeArticle } from './write-article'
import { notePageLosses, writePage } from './write-page'

export type { ImportServices } from './import-pass'

const NAMES = {
  post: { one: 'article', many: 'articles', table: articles },
  page: { one: 'page', many: 'pages', table: pages },
} as const

/** What an earlier import made of a post, if it still exists. */
async function findHere({ db, source }: ImportPass, { id: sourceId, kind }: SourcePost) {
  const { one, table } = NAMES[kind]
  const known = await findKnown(db, source.name, one, sourceId)
  if (!known) return undefined
  const [row] = await db
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(eq(table.id, Number(known.target)))
  // Earlier versions did not note it, but left what had come as it was.
  return row && { id: row.id, digest: known.digest, isEdited: row.version !== (known.version ?? 1) }
}

const nameOf = ({ title, id }: SourcePost) => cleanLine(title) || id

/** Where a loss is: at the first of the old addresses, and here. */
const placeOf = (post: SourcePost, title: string, target?: string) => ({ title, address: post.addresses[0], target })

/** The accounts of the authors, each looked for once. */
function authorsOf(pass: ImportPass) {
  const known = new Map<string | undefined, ReturnType<typeof importAuthor>>()
  return async ({ authors }: SourcePost) => {
    const found = []
    for (const key of authors.length > 0 ? authors : [undefined]) {
      const author = known.get(key) ?? importAuthor(pass, key)
      known.set(key, author)
      found.push(await author)
    }
    return found
  }
}

type Featured = { id: number; at: Date }

async function write(
  pass: ImportPass,
  post: SourcePost,
  prepared: PreparedPost,
  authors: Awaited<ReturnType<ReturnType<typeof authorsOf>>>,
  existing: number | undefined,
) {
  const categories: number[] = []
  if (post.kind === 'post')
    for (const key of post.categories) categories.push(...[(await importCategory(pass, key)) ?? []].flat())
  if (pass.isDryRun) return undefined
  return pass.db.transaction(async (tx) => {
    // Two imports at once would take the same slugs.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    return post.kind === 'page'
      ? writePage(tx, pass, post, prepared, existing)
      : writeArticle(tx, pass, post, prepared, { authors, categories }, existing)
  })
}

type Outcome = { isNew: boolean; address?: string }
const LEFT: Outcome = { isNew: false }

/** Imports one post, unless there is nothing new in it. */
async function importPost(pass: ImportPass, post: SourcePost, authors: ReturnType<typeof authorsOf>): Promise<Outcome> {
  const { reporter } = pass
  const { many } = NAMES[post.kind]
  const here = await findHere(pass, post)
  if (here?.isEdited) {
    reporter.count(`${many} that were edited here, left as they are`)
    return LEFT
  }
  const prepared = await preparePost(pass, post)
  if (here?.digest === prepared.digest) {
    reporter.count(`${many} that an earlier import brought, left as they are`)
    return LEFT
  }
  const warn = (text: string) => reporter.warn(`${prepared.title}: ${text}`)
  post.warnings.forEach(warn)
  if (post.kind === 'page') notePageLosses(post, prepared)
  const found = post.kind === 'post' ? await authors(post) : []
  const address = await write(pass, post, prepared, found, here?.id)
  const status = prepared.status === 'published' ? 'published' : 'drafts'
  reporter.count(here ? `${many} of an earlier import, completed` : `${many}, ${status}`)
  reporter.losses.add(prepared.losses, placeOf(post, prepared.title, address))
  return { isNew: true, address }
}

/** A text that no article may have, such as one nested too deeply, is left out. Other errors end the import. */
function leaveOut(error: unknown, post: SourcePost, { reporter }: ImportPass): Outcome {
  if (!(error instanceof AppError) || error.code === 'busy' || error.code === 'unavailable') throw error
  const reasons = error.message
  reporter.count('articles left out')
  reporter.warn(`${nameOf(post)}: it is left out: ${reasons}`)
  const losses = { ...noLosses(), lost: [{ kind: 'fields' as const, text: `all of it: ${reasons}` }] }
  reporter.losses.add(losses, placeOf(post, nameOf(post)))
  return LEFT
}

/** The newest of the featured articles becomes the lead story, unless editors have chosen one. */
async function pinNewest({ db }: ImportPass, featured: Featured[]) {
  const [newest] = featured.sort((one, other) => other.at.getTime() - one.at.getTime())
  if (!newest) return
  await db.transaction(async (tx) => {
    await tx.insert(leadStory).values({ id: 1, article_id: newest.id }).onConflictDoNothing()
    await announce(tx)
  })
}

/** One pass over the source. */
async function importAll(source: Source, services: ImportServices, isDryRun: boolean, spool?: Spool): Promise<Report> {
  const reporter = createReporter(isDryRun)
  const files = copyFiles(source, services, { isPlan: isDryRun, spool })
  const pass: ImportPass = { ...services, source, isDryRun, files, reporter }
  const authors = authorsOf(pass)
  const featured: Featured[] = []
  let written = 0
  for await (const post of source.posts()) {
    services.signal.throwIfAborted()
    const { isNew, address } = await importPost(pass, post, authors).catch((error) => leaveOut(error, post, pass))
    if (isNew) written += 1
    const id = Number(/^\/articles\/(\d+)$/.exec(address ?? '')?.[1])
    const at = post.published_at ?? post.created_at
    if (id && post.isFeatured && post.isPublished && at) featured.push({ id, at })
  }
  if (!isDryRun) {
    await pinNewest(pass, featured)
    for (const [address, target] of source.redirects ?? [])
      reporter.count('redirects from old addresses', await addRedirects(services.db, [address], target))
    reporter.count('texts whose links lead here now', await linkHere(pass))
  }
  for (const [kind, number] of Object.entries(files.count())) reporter.count(kind, number)
  for (const [kind, number] of source.leftOut) reporter.warn(`left out: ${number} of the kind '${kind}'`)
  if (source.losses && written > 0) reporter.losses.add(source.losses, { title: source.name })
  return reporter.finish()
}

export type ImportOptions = { isDryRun: boolean; acceptsLosses?: boolean }

/** A source whose maps may be changed by a pass, for each pass. */
const copyOf = (source: Source): Source => ({
  ...source,
  authors: new Map(source.authors),
  categories: new Map(source.categories),
})

/**
 * Imports what is new in a source. Unless losses are accepted, a first pass looks for them, and nothing is written if there are some. Each
 * article is a transaction, so an interrupted import can be repeated, and completes what it lacks.
 */
export async function importPosts(
  source: Source,
  services: ImportServices,
  { isDryRun, acceptsLosses = false }: ImportOptions,
): Promise<Report> {
  const isLossy = ({ losses }: Report) => losses.some(({ became }) => became === undefined)
  if (isDryRun) {
    const plan = await importAll(copyOf(source), services, true)
    return { ...plan, isRefused: isLossy(plan) && !acceptsLosses }
  }
  if (acceptsLosses) return importAll(copyOf(source), services, false)
  const spool = await openSpool(await importsFolder(services.config))
  try {
    const plan = await importAll(copyOf(source), services, true, spool)
    if (isLossy(plan)) return { ...plan, isDryRun: false, isRefused: true }
    return await importAll(copyOf(source), services, false, spool)
  } finally {
    await spool.close()
  }
}
