import { MAX_NOTE_LENGTH } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { MAX_AUTHORS } from '@shared/entities/author'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { SLUG } from '@shared/slugify'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { digestOf } from '../../db/original-digests'
import { addRedirects } from '../../db/redirects'
import { articles, articleTranslations } from '../../db/schema/core'
import { articleNotes } from '../../db/schema/notes'
import { bumpVersion } from '../../http/versions'
import { findArticle, insertArticle, setCategories } from '../../texts/articles/articles.queries'
import { freeSlug } from '../../texts/articles/articles.service'
import { setFurtherAuthors } from '../../texts/articles/further-authors'
import { recordImportedRevision } from '../../texts/versions/revisions.service'
import type { ImportPass } from './import-pass'
import { remember } from './known'
import { lossNote } from './losses'
import type { PreparedPost } from './prepare-post'
import { languageNamed, type Source, type SourcePost } from './source'

const MAX_CATEGORIES = 50

/** Who has written the notes of imports. */
const NOTED_BY = 'Import'

/** The slug of the source, or else its title. It is only a wish: `freeSlug` keeps it, unless it is taken. */
export function wantedSlug({ slug, title }: Pick<SourcePost, 'slug' | 'title'>) {
  let readable = slug
  try {
    readable = decodeURIComponent(slug)
  } catch {
    // It stays as it is.
  }
  return SLUG.test(readable) ? readable : title
}

/** Tells the editors of an article what of it is missing. Replaces what an earlier import has told. */
async function noteLosses(tx: Db, article_id: number, { losses }: PreparedPost, created_at: Date) {
  const isOurs = and(isNull(articleNotes.author_id), eq(articleNotes.author_name, NOTED_BY))
  await tx.delete(articleNotes).where(and(eq(articleNotes.article_id, article_id), isOurs))
  if (losses.lost.length === 0) return
  const text = lossNote(losses.lost, MAX_NOTE_LENGTH)
  await tx.insert(articleNotes).values({ article_id, text, author_name: NOTED_BY, created_at })
}

/** Its versions in other languages. One that was edited here stays. */
async function writeTranslations(
  tx: Db,
  article: ManagedArticle,
  translations: PreparedPost['translations'],
  at: Date,
) {
  const original_digest = digestOf('articles')(article)
  for (const { language, updated_at, ...texts } of translations) {
    if (language === article.language) continue
    const values = { ...texts, original_digest, updated_at: updated_at ?? at }
    await tx
      .insert(articleTranslations)
      .values({ ...values, language, record_id: article.id, created_at: at })
      .onConflictDoUpdate({
        target: [articleTranslations.record_id, articleTranslations.language],
        set: values,
        setWhere: eq(articleTranslations.version, 1),
      })
  }
}

/** Of the text itself, of the source, or else that of the magazine. */
const languageOfPost = ({ language }: Source, post: SourcePost): LanguageCode =>
  post.language ?? languageNamed(language ?? '') ?? DEFAULT_LANGUAGE

type Links = { authors: { id: number | null; name: string }[]; categories: number[] }

/** Writes a new article, or completes the one of an earlier import, which was not edited here. Returns its address. */
export async function writeArticle(
  tx: Db,
  { source, reporter, now }: ImportPass,
  post: SourcePost,
  prepared: PreparedPost,
  { authors: [author = { id: null, name: 'Unknown' }, ...others], categories }: Links,
  existing: number | undefined,
) {
  const { content, words, losses: _, digest, translations, ...texts } = prepared
  const created_at = post.created_at ?? post.published_at ?? post.updated_at ?? now()
  const language = languageOfPost(source, post)
  const values = { ...texts, ...content, language, author_id: author.id, author_name: author.name }
  const id =
    existing ??
    (await insertArticle(tx, { ...values, slug: await freeSlug(tx, wantedSlug(post), 0), views: 0, created_at }))
  const { version } = bumpVersion(articles, now())
  await tx
    .update(articles)
    .set({
      ...(existing !== undefined && { ...values, version }),
      updated_at: post.updated_at ?? created_at,
      published_at: texts.status === 'published' ? (post.published_at ?? created_at) : null,
    })
    .where(eq(articles.id, id))
  await setCategories(tx, id, [...new Set(categories)].slice(0, MAX_CATEGORIES))
  await setFurtherAuthors(tx, id, others.slice(0, MAX_AUTHORS - 1))
  const article = await findArticle(tx, id)
  if (!article) throw new Error(`Article ${id} is gone`)
  await recordImportedRevision(tx, article, { author_id: author.id, at: post.updated_at ?? created_at, words })
  await writeTranslations(tx, article, translations, now())
  await noteLosses(tx, id, prepared, now())
  reporter.count('redirects from old addresses', await addRedirects(tx, post.addresses, paths.article(id)))
  await remember(tx, source.name, 'article', post.id, id, { digest, version: article.version })
  return paths.article(id)
}
