import { translationsOfCategories } from '@server/categories/category-translations'
import { sanitiseHtml } from '@server/content/sanitise-html'
import { recordActivity } from '@server/dashboard/activity'
import { type Db, hasUsers } from '@server/db/client'
import { digestOf } from '@server/db/original-digests'
import { NO_OPTIONAL_FIELDS } from '@server/db/schema/absent-fields'
import * as schema from '@server/db/schema/core'
import * as mailSchema from '@server/db/schema/mail'
import { categoryTranslations as categoryTranslationsTable } from '@server/db/schema/topics'
import type { Storage } from '@server/files/storage/types'
import { announce } from '@server/http/cache/cache-tags'
import type { UserRow } from '@server/http/route'
import { hashPassword } from '@server/people/credentials/passwords'
import { insertUser } from '@server/people/users/users.queries'
import { findPlaceBySlug } from '@server/places/places.queries'
import { translationsOfArticles } from '@server/texts/articles/article-translations.service'
import {
  type ArticleValues,
  insertArticle,
  reserveArticleIds,
  setCategories,
} from '@server/texts/articles/articles.queries'
import { translationsOfPages } from '@server/texts/pages/page-translations'
import { insertPage } from '@server/texts/pages/pages.queries'
import { EVENTS_SLUG } from '@shared/article-rules'
import type { Picture } from '@shared/content/document'
import { toHtml } from '@shared/content/to-html'
import type { EVENT_FIELDS } from '@shared/editable-fields'
import type { LanguageCode } from '@shared/languages'
import { PUBLIC_ROLES } from '@shared/roles'
import { DAY_MS } from '@shared/time'
import { sql } from 'drizzle-orm'
import { accountName, accounts, DEMO_PASSWORD } from './accounts'
import type { DemoAd } from './ads'
import { articles } from './all-articles'
import { pages } from './all-pages'
import { translations } from './all-translations'
import type { DemoArticle } from './article'
import { type Draft, toDocument } from './blocks'
import { categories } from './categories'
import { categoryTranslations } from './category-translations'
import { dayBefore } from './day-before'
import { datesOf, events } from './events'
import { insertLibrary, storeFilm, storeIllustrations } from './library'
import { withArticleIds } from './links'
import { newsletters } from './newsletters'
import { altOf } from './picture-texts'
import { insertAds } from './seed-ads'
import { insertDays } from './seed-days'
import { insertPlaces } from './seed-places'
import { insertSeries } from './seed-series'
import { byLanguage, type DemoTranslation } from './translation'
import { viewsOfDays } from './views'

/** The key of an advisory lock: any number, but the same in all processes. */
const SEED_LOCK = 7_305_012

async function insertAccounts(tx: Db, now: Date) {
  const byName = new Map<string, UserRow>()
  for (const { daysAgo, ...account } of accounts) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const password_hash = await hashPassword(DEMO_PASSWORD)
    const dates = { created_at: at, updated_at: at }
    const user = await insertUser(tx, { ...account, ...dates, password_hash, counts_as_confirmed: true })
    byName.set(accountName(account), user)
    // Registrations of staff are not activity worth showing.
    const entry = { kind: 'user_registered', subject_id: user.id, subject_title: user.name } as const
    if (PUBLIC_ROLES.some((role) => role === user.role)) await recordActivity(tx, entry, at)
  }
  return byName
}

/** Returns the ids of the categories by slug. */
async function insertCategories(tx: Db, now: Date) {
  const rows = await tx.insert(schema.categories).values(categories).returning()
  for (const row of rows) {
    const category = { ...row, created_at: row.created_at.toISOString() }
    const texts = byLanguage(categoryTranslations[row.slug])
    await tx.insert(categoryTranslationsTable).values(
      texts.map(([language, [name, description]]) => ({
        record_id: row.id,
        language,
        name,
        description,
        original_digest: translationsOfCategories.digestOf(category),
        updated_at: now,
      })),
    )
  }
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** The owner has to complete and publish them, so they are drafts. */
async function insertPages(tx: Db, now: Date) {
  for (const { slug, title, body, translations = {} } of pages) {
    const textOf = (drafts: Draft[]) => {
      // A translation's blocks need the ids of the original's blocks.
      const blocks = toDocument(`pages/${slug}`, drafts, now.getTime())
      return { blocks, content: sanitiseHtml(toHtml(blocks)) }
    }
    const page = await insertPage(tx, { slug, title, ...textOf(body), status: 'draft' }, now)
    for (const [language, text] of byLanguage(translations))
      await translationsOfPages.store(
        tx,
        { id: page.id, language },
        {
          title: text.title,
          ...textOf(text.body),
          // As the page itself: both have to be completed.
          status: 'draft',
          original_digest: translationsOfPages.digestOf(page),
          created_at: now,
          updated_at: now,
        },
      )
  }
}

type Piece = Pick<DemoArticle, 'slug' | 'title' | 'excerpt' | 'image' | 'views' | 'body'> & {
  /** The day, such as 2026-05-30. */
  published: string
  caption?: string
}

/** Who drew the pictures. */
const CREDIT = 'Eye of Sumatra'

type TranslatedPiece = Omit<DemoTranslation, 'slug' | 'caption'> & Partial<Pick<DemoTranslation, 'caption'>>

const publishedAt = ({ published }: Piece) => new Date(`${published}T07:00:00Z`)

/** Adds the demo content to an empty database. Does nothing if there are users. Returns whether it added anything. */
export async function seedDemo(db: Db, storage: Storage, now: Date) {
  if (await hasUsers(db)) return false
  const pictures = await storeIllustrations(storage)
  const film = await storeFilm(storage)

  const picture = (name: string) => {
    const stored = pictures.get(name)
    if (!stored) throw new Error(`There is no illustration named ${name}`)
    return stored.path
  }
  const withPicture = (draft: Draft, language?: LanguageCode): Draft => {
    const stored = ({ caption, file: { url } }: Pick<Picture, 'caption' | 'file'>) => ({
      caption,
      alt: altOf(url, language) ?? '',
      credit: CREDIT,
      file: { url: picture(url) },
    })
    if (draft.type === 'compare')
      return { ...draft, data: { ...draft.data, before: stored(draft.data.before), after: stored(draft.data.after) } }
    if (draft.type === 'gallery') return { ...draft, data: { items: draft.data.items.map(stored) } }
    return draft.type === 'image' ? { ...draft, data: { ...draft.data, ...stored(draft.data) } } : draft
  }
  // A translation's blocks need the ids of the original's blocks, so the ids derive from the original.
  const textOf = (
    piece: Piece,
    { body, caption = null }: { body: Draft[]; caption?: string | null },
    ids: ReadonlyMap<string, number>,
    language?: LanguageCode,
  ) => {
    const drafts = withArticleIds(body, ids).map((draft) => withPicture(draft, language))
    const blocks = toDocument(`${piece.slug}/${piece.title}`, drafts, publishedAt(piece).getTime())
    const content = sanitiseHtml(toHtml(blocks))
    return { blocks, content, image_alt: altOf(piece.image, language), image_caption: caption }
  }

  const isSeeded = await db.transaction(async (tx) => {
    // If several processes start on one empty database, only the first adds the content.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasUsers(tx)) return false
    const users = await insertAccounts(tx, now)
    const author = (name: string) => users.get(name) as UserRow

    await insertLibrary(tx, pictures, film, users, now)

    const categoryIds = await insertCategories(tx, now)

    const seriesIds = await insertSeries(tx, now)
    const reserved = await reserveArticleIds(tx, articles.length)
    const articleIds = new Map(articles.map(({ slug }, index) => [slug, reserved[index] as number]))

    const insertPiece = async (
      piece: Piece,
      status: 'published' | 'draft',
      writer: UserRow,
      further: Pick<ArticleValues, 'opening' | 'series_id' | 'read_next' | keyof typeof EVENT_FIELDS> = {},
    ) => {
      const created_at = publishedAt(piece)
      const { title, excerpt, slug, views } = piece
      return insertArticle(tx, {
        id: articleIds.get(slug),
        title,
        excerpt,
        meta_description: null,
        byline: null,
        slug,
        views,
        status,
        created_at,
        ...textOf(piece, piece, articleIds),
        image_url: picture(piece.image),
        image_credit: CREDIT,
        author_id: writer.id,
        author_name: writer.name,
        ...further,
      })
    }
    const insertTranslations = async (piece: Piece, id: number, texts: TranslatedPiece[]) => {
      const original_digest = digestOf('articles')({
        ...piece,
        ...NO_OPTIONAL_FIELDS,
        ...textOf(piece, piece, articleIds),
      })
      for (const { language, title, excerpt, ...translated } of texts) {
        const text = { title, excerpt, ...textOf(piece, translated, articleIds, language) }
        const [created_at, updated_at] = [publishedAt(piece), publishedAt(piece)]
        const saved = {
          status: 'published',
          original_digest,
          updated_by: author('editor').id,
          created_at,
          updated_at,
        } as const
        await translationsOfArticles.store(tx, { id, language }, { ...text, ...saved })
      }
    }

    const days: Parameters<typeof insertDays>[1] = []
    for (const { daysAgo, opening = 'standard', series, readNext = [], ...written } of articles) {
      const article = { ...written, published: dayBefore(now, daysAgo) }
      const id = await insertPiece(article, 'published', author(article.author), {
        opening,
        series_id: series === undefined ? null : (seriesIds.get(series) as number),
        read_next: readNext.map((slug) => articleIds.get(slug) as number),
      })
      await setCategories(
        tx,
        id,
        article.categories.map((slug) => categoryIds.get(slug) as number),
      )
      const { title, published, slug, views } = article
      const entry = { kind: 'article_published', subject_id: id, subject_title: title } as const
      await recordActivity(tx, { ...entry, actor_name: author('editor').name }, publishedAt(article))
      const translated = translations.filter((translation) => translation.slug === slug)
      await insertTranslations(article, id, translated)
      days.push(...viewsOfDays(slug, views, new Date(published), now).map((day) => ({ ...day, article_id: id })))
    }
    const seen = days.filter(({ views }) => views > 0)
    if (seen.length > 0) await insertDays(tx, seen)
    await insertPlaces(tx, articleIds, picture, now)
    await insertPages(tx, now)
    for (const { translations: texts, when, place, postedDaysAgo, ...event } of events) {
      const piece = { ...event, slug: EVENTS_SLUG, published: dayBefore(now, postedDaysAgo) }
      const place_id = place ? (await findPlaceBySlug(tx, place))?.id : null
      const id = await insertPiece(piece, 'draft', author('editor'), { ...datesOf(when, now), place_id })
      const translated = byLanguage(texts).map(([language, text]) => ({ ...text, excerpt: event.excerpt, language }))
      await insertTranslations(piece, id, translated)
    }

    const addressOf = ({ image, video }: DemoAd) => (video ? film.path : image && picture(image))
    const roles = { member: author('member'), reviewer: author('marketing'), editor: author('editor') }
    await insertAds(tx, roles, addressOf, now)
    await tx.insert(mailSchema.newsletters).values(newsletters.map((letter) => ({ ...letter, created_at: now })))
    await announce(tx)
    return true
  })
  if (!isSeeded) return false
  // The embedded database has no autovacuum, and without statistics it plans badly.
  await db.execute(sql`vacuum (analyze)`)
  return true
}
