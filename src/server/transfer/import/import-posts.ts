import { cleanLine, cleanText, cut } from '@shared/content/clean-text'
import type { EditorDocument } from '@shared/content/document'
import { parseHtml, textIn } from '@shared/content/dom'
import { PICTURE_TEXT_LENGTHS } from '@shared/images'
import { isReservedSlug, SLUG, slugify } from '@shared/slugify'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../../config/config'
import type { Db } from '../../db/client'
import { IMPORT_LOCK } from '../../db/locks'
import { addRedirects } from '../../db/redirects'
import { articles, categories } from '../../db/schema/core'
import type { Storage } from '../../files/storage/types'
import { AppError } from '../../http/errors'
import type { ForeignFetch } from '../../net/guarded-fetch'
import { findArticle, insertArticle, setCategories } from '../../texts/articles/articles.queries'
import { freeSlug } from '../../texts/articles/articles.service'
import { convertContent, noContent } from '../../texts/articles/content.service'
import { recordImportedRevision } from '../../texts/versions/revisions.service'
import { processText } from '../../threads/threads'
import { importAuthor } from './authors'
import { knownTarget, remember } from './known'
import { copyPictures, type Pictures, withCopies } from './pictures'
import { createReporter, type Report, type Reporter } from './report'
import type { Source, SourcePost } from './source'

export type ImportServices = {
  db: Db
  storage: Storage
  config: Pick<Config, 'MAX_UPLOAD_MB'>
  foreignFetch: ForeignFetch
  now: () => Date
  signal: AbortSignal
}

type Run = ImportServices & { source: Source; isDryRun: boolean; pictures: Pictures; reporter: Reporter }

const MAX_TITLE = 500
const MAX_EXCERPT = 2000
/** An excerpt that is made from the text. */
const DERIVED_EXCERPT = 250
const MAX_CATEGORIES = 50

const plain = (html: string) => cleanLine(textIn(parseHtml(html)))

/** Without headings and captions, if there are paragraphs. */
function readingText({ content, blocks }: { content: string; blocks: EditorDocument | null }) {
  const paragraphs = blocks?.blocks.flatMap(({ type, data }) => (type === 'paragraph' ? String(data.text) : [])) ?? []
  return plain(paragraphs.length > 0 ? paragraphs.join(' ') : content)
}

function excerptOf({ excerpt, title }: SourcePost, text: string) {
  const given = cut(plain(excerpt), MAX_EXCERPT)
  if (given) return given
  if (text.length <= DERIVED_EXCERPT) return text || title
  return `${cut(text, DERIVED_EXCERPT).replace(/\s+\S*$/, '')}…`
}

/** The text as blocks, with copies of its pictures. */
async function contentOf(post: SourcePost, { pictures }: Run, warn: (text: string) => void) {
  const input = { content: post.html, time: post.updated_at.getTime() }
  const document = await processText('documentOf', input, { size: post.html.length, field: 'content' })
  const blocks = []
  for (const block of document.blocks) blocks.push(await withCopies(block, (address) => pictures.copy(address, warn)))
  return (await convertContent({ blocks: { ...document, blocks } })) ?? noContent
}

async function importCategory(run: Run, key: string) {
  const { db, source, reporter, isDryRun, now } = run
  const category = source.categories.get(key)
  if (!category) return undefined
  const known = await knownTarget(db, source.name, 'category', key)
  const readable = SLUG.test(category.slug) ? category.slug : slugify(category.slug) || slugify(category.name)
  const slug = (isReservedSlug(readable) ? `topic-${readable}` : readable).slice(0, 200)
  if (!slug) {
    reporter.warn(`category '${category.name}': no address can be made from its name, so it is left out`)
    source.categories.delete(key)
    return undefined
  }
  const where = known ? eq(categories.id, Number(known)) : eq(categories.slug, slug)
  const [found] = await db.select({ id: categories.id }).from(categories).where(where)
  if (found) return found.id
  if (isDryRun) {
    source.categories.delete(key)
    reporter.count('categories')
    return undefined
  }
  return db.transaction(async (tx) => {
    const at = now()
    const values = {
      name: cut(cleanLine(category.name), 200),
      slug,
      description: category.description && cut(cleanText(category.description), 2000),
    }
    const [row] = await tx
      .insert(categories)
      .values({ ...values, created_at: at, updated_at: at })
      .returning({ id: categories.id })
    const { id } = row as { id: number }
    await remember(tx, source.name, 'category', key, id)
    reporter.count('categories')
    return id
  })
}

/** The title's slug is only a wish; `freeSlug` keeps a slug as it is, unless it is taken. */
function wantedSlug({ slug, title }: SourcePost) {
  let readable = slug
  try {
    readable = decodeURIComponent(slug)
  } catch {
    // It stays as it is.
  }
  return SLUG.test(readable) ? readable : title
}

async function isImported({ db, source }: Run, { id }: SourcePost) {
  const known = await knownTarget(db, source.name, 'article', id)
  if (!known) return false
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.id, Number(known)))
  return row !== undefined
}

const textsOf = ({ picture_alt, picture_caption }: SourcePost) => ({
  image_alt: cut(plain(picture_alt ?? ''), PICTURE_TEXT_LENGTHS.alt) || null,
  image_caption: cut(plain(picture_caption ?? ''), PICTURE_TEXT_LENGTHS.caption) || null,
})

async function importPost(run: Run, post: SourcePost) {
  const { db, source, reporter, isDryRun, pictures } = run
  const title = cut(plain(post.title), MAX_TITLE) || `Untitled ${post.id}`
  const warn = (text: string) => reporter.warn(`${title}: ${text}`)
  post.warnings.forEach(warn)
  const status = post.isPublished ? ('published' as const) : ('draft' as const)
  const author = await importAuthor(run, post.author)
  const category_ids: number[] = []
  for (const key of post.categories) category_ids.push(...[(await importCategory(run, key)) ?? []].flat())
  const image_url = post.picture && ((await pictures.copy(post.picture, warn)) ?? null)
  const { words, ...content } = await contentOf(post, run, warn)
  const what = `${post.kind === 'page' ? 'pages, as articles' : 'articles'}, ${status === 'published' ? 'published' : 'drafts'}`
  if (isDryRun) {
    reporter.count(what)
    return
  }
  await db.transaction(async (tx) => {
    // Two imports at once would take the same slugs.
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
    const id = await insertArticle(tx, {
      title,
      excerpt: excerptOf({ ...post, title }, readingText(content)),
      ...content,
      image_url: image_url || null,
      ...(image_url && textsOf(post)),
      status,
      slug: await freeSlug(tx, wantedSlug(post), 0),
      author_id: author.id,
      author_name: author.name,
      views: 0,
      created_at: post.created_at,
    })
    await tx
      .update(articles)
      .set({ updated_at: post.updated_at, published_at: post.published_at })
      .where(eq(articles.id, id))
    await setCategories(tx, id, [...new Set(category_ids)].slice(0, MAX_CATEGORIES))
    const article = await findArticle(tx, id)
    if (article) await recordImportedRevision(tx, article, { author_id: author.id, at: post.updated_at, words })
    reporter.count('redirects from old addresses', await addRedirects(tx, post.addresses, `/articles/${id}`))
    await remember(tx, source.name, 'article', post.id, id)
  })
  reporter.count(what)
}

/** A text that no article may have, such as one nested too deeply, is left out. Other errors end the import. */
function leaveOut(error: unknown, { title, id }: SourcePost, reporter: Reporter) {
  if (!(error instanceof AppError)) throw error
  reporter.count('articles left out')
  reporter.warn(`${title || id}: it is left out: ${error.message}`)
}

/** Imports what is new in a source. Each article is a transaction, so an interrupted import can be repeated. */
export async function importPosts(source: Source, services: ImportServices, isDryRun: boolean): Promise<Report> {
  const reporter = createReporter(isDryRun)
  const pictures = copyPictures(source, services, isDryRun)
  const run: Run = { ...services, source, isDryRun, pictures, reporter }
  for await (const post of source.posts()) {
    services.signal.throwIfAborted()
    if (await isImported(run, post)) reporter.count('articles that an earlier import brought, left as they are')
    else await importPost(run, post).catch((error) => leaveOut(error, post, reporter))
  }
  if (pictures.fetched > 0) reporter.count('pictures', pictures.fetched)
  for (const [kind, number] of source.leftOut) reporter.warn(`left out: ${number} of the kind '${kind}'`)
  return reporter.finish()
}
