import { recordActivity } from '@server/activity'
import { hashPassword } from '@server/auth/passwords'
import { sanitiseHtml } from '@server/content/sanitise-html'
import type { Db } from '@server/db/client'
import { NO_LATER_FIELDS } from '@server/db/later-fields'
import * as schema from '@server/db/schema'
import * as adSchema from '@server/db/schema-ads'
import * as mailSchema from '@server/db/schema-mail'
import { categoryTranslations as categoryTranslationsTable } from '@server/db/schema-topics'
import { insertArticle, setCategories } from '@server/features/articles/articles.queries'
import { translationsOfCategories } from '@server/features/categories/category-translations'
import { translationsOfPages } from '@server/features/pages/page-translations'
import { insertPage } from '@server/features/pages/pages.queries'
import { insertPlace, setPlaces } from '@server/features/places/places.queries'
import { completeNotices, practicalTexts } from '@server/features/places/practical'
import { translationsOfArticles } from '@server/features/translations/article-translations.service'
import { digestOf } from '@server/features/translations/original-digest.service'
import { insertUser } from '@server/features/users/users.queries'
import type { UserRow } from '@server/http/route'
import type { Storage } from '@server/storage/types'
import { EVENTS_SLUG } from '@shared/article-rules'
import { toHtml } from '@shared/content/to-html'
import type { ManagedPlace } from '@shared/entities/place'
import type { TranslationLanguage } from '@shared/entities/translation'
import type { LanguageCode } from '@shared/languages'
import { PUBLIC_ROLES } from '@shared/roles'
import { sql } from 'drizzle-orm'
import { accounts, DEMO_PASSWORD } from './accounts'
import { ads, type DemoAd } from './ads'
import { articles } from './all-articles'
import { pages } from './all-pages'
import { translations } from './all-translations'
import type { DemoArticle } from './article'
import { type Draft, toDocument } from './blocks'
import { categories } from './categories'
import { categoryTranslations } from './category-translations'
import { events } from './events'
import { insertLibrary, storeFilm, storeIllustrations } from './library'
import { newsletters } from './newsletters'
import { altOf } from './picture-texts'
import { places } from './places'
import { viewsOfDays } from './views'

/** The key of an advisory lock: any number, but the same in all processes. */
const SEED_LOCK = 7_305_012

async function hasUsers(db: Db) {
  const [anyone] = await db.select({ id: schema.users.id }).from(schema.users).limit(1)
  return anyone !== undefined
}

async function insertAccounts(tx: Db) {
  const byRole = new Map<string, UserRow>()
  for (const account of accounts) {
    const at = new Date(account.created_at)
    const password_hash = await hashPassword(DEMO_PASSWORD)
    const dates = { created_at: at, updated_at: at }
    const user = await insertUser(tx, { ...account, ...dates, password_hash, counts_as_confirmed: true })
    byRole.set(account.role, user)
    // Registrations of staff are not activity worth showing.
    const entry = { kind: 'user_registered', subject_id: user.id, subject_title: user.name } as const
    if (PUBLIC_ROLES.some((role) => role === user.role)) await recordActivity(tx, entry, at)
  }
  return byRole
}

/** About one reader in twelve follows the link of an ad. */
const clicksOf = (views: number) => Math.round(views / 12)

/** Ads are approved the day after their submission. */
const MS_TO_APPROVAL = 26 * 3_600_000

async function insertAds(
  tx: Db,
  member: UserRow,
  reviewer: UserRow,
  imageOf: (ad: DemoAd) => string | null,
  now: Date,
) {
  const values = ads.map((ad) => ({
    ...ad,
    created_at: new Date(ad.created_at),
    updated_at: new Date(ad.created_at),
    image_url: imageOf(ad),
    advertiser_id: member.id,
    advertiser_name: member.name,
    advertiser_email: member.email,
  }))
  const rows = await tx.insert(adSchema.ads).values(values).returning()
  for (const { id, title, created_at } of rows.filter(({ status }) => status === 'published')) {
    const entry = { kind: 'ad_approved', subject_id: id, subject_title: title, actor_name: reviewer.name } as const
    await recordActivity(tx, entry, new Date(created_at.getTime() + MS_TO_APPROVAL))
  }
  const days = rows.flatMap(({ id, title, views, link, created_at }) =>
    viewsOfDays(title, views, created_at, now).map((day) => ({
      ...day,
      ad_id: id,
      clicks: link ? clicksOf(day.views) : 0,
    })),
  )
  const seen = days.filter(({ views }) => views > 0)
  if (seen.length === 0) return
  await tx.insert(adSchema.adViewDays).values(seen)
  await tx.execute(sql`update ${adSchema.ads} as a
    set clicks = (select coalesce(sum(d.clicks), 0) from ${adSchema.adViewDays} as d where d.ad_id = a.id)`)
}

/** Returns the ids of the categories by slug. */
async function insertCategories(tx: Db, now: Date) {
  const rows = await tx.insert(schema.categories).values(categories).returning()
  for (const row of rows) {
    const category = { ...row, created_at: row.created_at.toISOString() }
    const texts = Object.entries(categoryTranslations[row.slug] ?? {})
    await tx.insert(categoryTranslationsTable).values(
      texts.map(([language, [name, description]]) => ({
        category_id: row.id,
        language: language as TranslationLanguage,
        name,
        description,
        original_digest: translationsOfCategories.digestOf(category),
        updated_at: now,
      })),
    )
  }
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** The places of the articles, with the articles' pictures. */
async function insertPlaces(
  tx: Db,
  articleIds: Map<string, number>,
  pictureOf: (articleSlug: string) => Pick<ManagedPlace, 'image_url' | 'image_alt'>,
  now: Date,
) {
  for (const { article, practical, notices = [], ...place } of places) {
    const { id } = await insertPlace(
      tx,
      {
        ...place,
        ...pictureOf(article),
        practical: practicalTexts(practical),
        notices: completeNotices(notices),
      },
      now,
    )
    await setPlaces(tx, articleIds.get(article) as number, [id])
  }
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
    for (const [language, text] of Object.entries(translations))
      await translationsOfPages.store(
        tx,
        { id: page.id, language: language as TranslationLanguage },
        {
          title: text.title,
          ...textOf(text.body),
          status: 'published',
          original_digest: translationsOfPages.digestOf(page),
          created_at: now,
          updated_at: now,
        },
      )
  }
}

type Piece = Pick<DemoArticle, 'slug' | 'title' | 'excerpt' | 'image' | 'published' | 'views' | 'body'>

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
    if (draft.type !== 'image') return draft
    const { url } = draft.data.file
    return { ...draft, data: { ...draft.data, alt: altOf(url, language) ?? '', file: { url: picture(url) } } }
  }
  // A translation's blocks need the ids of the original's blocks, so the ids derive from the original.
  const textOf = (piece: Piece, body: Draft[], language?: LanguageCode) => {
    const drafts = body.map((draft) => withPicture(draft, language))
    const blocks = toDocument(`${piece.slug}/${piece.title}`, drafts, publishedAt(piece).getTime())
    return { blocks, content: sanitiseHtml(toHtml(blocks)), image_alt: altOf(piece.image, language) }
  }

  const isSeeded = await db.transaction(async (tx) => {
    // If several processes start on one empty database, only the first adds the content.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasUsers(tx)) return false
    const users = await insertAccounts(tx)
    const author = (role: string) => users.get(role) as UserRow

    await insertLibrary(tx, pictures, film, users, now)

    const categoryIds = await insertCategories(tx, now)

    const insertPiece = async (piece: Piece, status: 'published' | 'draft', writer: UserRow) => {
      const created_at = publishedAt(piece)
      const { title, excerpt, slug, views } = piece
      return insertArticle(tx, {
        title,
        excerpt,
        meta_description: null,
        byline: null,
        slug,
        views,
        status,
        created_at,
        ...textOf(piece, piece.body),
        image_url: picture(piece.image),
        author_id: writer.id,
        author_name: writer.name,
      })
    }
    const insertTranslations = async (article: Piece, id: number) => {
      const original_digest = digestOf({ ...article, ...NO_LATER_FIELDS, ...textOf(article, article.body) })
      for (const { slug, language, title, excerpt, body } of translations) {
        if (slug !== article.slug) continue
        const text = { title, excerpt, ...textOf(article, body, language) }
        const [created_at, updated_at] = [publishedAt(article), publishedAt(article)]
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

    const articleIds = new Map<string, number>()
    const days: (typeof schema.articleViewDays.$inferInsert)[] = []
    for (const article of articles) {
      const id = await insertPiece(article, 'published', author(article.author))
      articleIds.set(article.slug, id)
      await setCategories(
        tx,
        id,
        article.categories.map((slug) => categoryIds.get(slug) as number),
      )
      const { title, published, slug, views } = article
      const entry = { kind: 'article_published', subject_id: id, subject_title: title } as const
      await recordActivity(tx, { ...entry, actor_name: author('editor').name }, publishedAt(article))
      await insertTranslations(article, id)
      days.push(...viewsOfDays(slug, views, new Date(published), now).map((day) => ({ ...day, article_id: id })))
    }
    const seen = days.filter(({ views }) => views > 0)
    if (seen.length > 0) await tx.insert(schema.articleViewDays).values(seen)
    const pictureOf = (slug: string) => {
      const { image } = articles.find((article) => article.slug === slug) as DemoArticle
      return { image_url: picture(image), image_alt: altOf(image) ?? null }
    }
    await insertPlaces(tx, articleIds, pictureOf, now)
    await insertPages(tx, now)
    for (const event of events) await insertPiece({ ...event, slug: EVENTS_SLUG }, 'draft', author('editor'))

    const addressOf = ({ image, video }: DemoAd) => (video ? film.path : image && picture(image))
    await insertAds(tx, author('membership'), author('marketing'), addressOf, now)
    await tx.insert(mailSchema.newsletters).values(newsletters.map((letter) => ({ ...letter, created_at: now })))
    return true
  })
  if (!isSeeded) return false
  // The embedded database has no autovacuum, and without statistics it plans badly.
  await db.execute(sql`vacuum (analyze)`)
  return true
}
