import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FIRST_WIDTHS, uploadsIn, variantName, withoutWidth } from '@shared/images'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { slugify } from '@shared/slugify'
import { asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { CommandError } from '../../config/command-error'
import { programVersion } from '../../config/version'
import type { Db } from '../../db/client'
import { NO_OPTIONAL_FIELDS } from '../../db/schema/absent-fields'
import { adTranslations } from '../../db/schema/ad-translations'
import { ads, rejectionTemplates } from '../../db/schema/ads'
import { articleAuthors } from '../../db/schema/authors'
import { articles, articleTranslations, categories, series, users } from '../../db/schema/core'
import { workingCopies } from '../../db/schema/desk'
import { redirects } from '../../db/schema/import'
import { leadStory } from '../../db/schema/lead'
import { newsletters, secrets } from '../../db/schema/mail'
import { media, mediaUploaders } from '../../db/schema/media'
import { newsletterTranslations } from '../../db/schema/newsletter-translations'
import { articleNotes } from '../../db/schema/notes'
import { pages, pageTranslations } from '../../db/schema/pages'
import { articlePlaces, places, placeTranslations } from '../../db/schema/places'
import { seriesTranslations } from '../../db/schema/series'
import { settings, settingTranslations } from '../../db/schema/settings'
import { articleCategories, categoryTranslations } from '../../db/schema/topics'
import type { Storage } from '../../files/storage/types'
import { articleBundle, copyBeside, type Names, pageBundle, placeBundle, writeBundle } from './bundles'
import { FORMAT, FORMAT_VERSION, INDEX, type Index, KINDS, type Kind, type RecordOf, records } from './format'

type Options = { db: Db; storage: Storage; signal: AbortSignal; now?: () => Date }

/** A random name of this magazine, made with the first export. */
async function siteId(db: Db) {
  const name = 'export-site'
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(12).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name))
  return (row as { value: string }).value
}

async function oldAddresses(db: Db, target: string) {
  const rows = await db
    .select({ path: redirects.path })
    .from(redirects)
    .where(eq(redirects.target, target))
    .orderBy(asc(redirects.path))
  return rows.map(({ path }) => path)
}

async function articleRecord(db: Db, id: number): Promise<RecordOf<'articles'> | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id))
  if (!row) return undefined
  const [copy] = await db.select().from(workingCopies).where(eq(workingCopies.article_id, id))
  const further = await db
    .select()
    .from(articleAuthors)
    .where(eq(articleAuthors.article_id, id))
    .orderBy(asc(articleAuthors.position))
  const [inCategories, ofPlaces, translations, notes, old] = [
    await db
      .select({ id: articleCategories.category_id })
      .from(articleCategories)
      .where(eq(articleCategories.article_id, id))
      .orderBy(asc(articleCategories.category_id)),
    await db
      .select({ id: articlePlaces.place_id })
      .from(articlePlaces)
      .where(eq(articlePlaces.article_id, id))
      .orderBy(asc(articlePlaces.position)),
    await db
      .select()
      .from(articleTranslations)
      .where(eq(articleTranslations.record_id, id))
      .orderBy(asc(articleTranslations.language)),
    await db.select().from(articleNotes).where(eq(articleNotes.article_id, id)).orderBy(asc(articleNotes.id)),
    await oldAddresses(db, `/articles/${id}`),
  ]
  return records.articles.parse({
    ...row,
    author: row.author_id,
    further_authors: further.map(({ author_id, author_name }) => ({ author: author_id, author_name })),
    categories: inCategories.map((each) => each.id),
    places: ofPlaces.map((each) => each.id),
    translations,
    notes: notes.map((note) => ({ ...note, author: note.author_id })),
    old_addresses: old,
    working_copy: copy && {
      ...NO_OPTIONAL_FIELDS,
      ...copy,
      ...copy.state,
      outdated: copy.article_version !== row.version,
    },
  })
}

/** Reads one record at a time, so that the size of the magazine does not matter. A record that is deleted meanwhile is left out. */
export const readers: Record<Kind, (db: Db) => AsyncIterable<RecordOf<Kind>>> = {
  async *users(db) {
    const isAuthor = inArray(
      users.id,
      sql`(select author_id from ${articles} union select author_id from ${articleNotes} union select author_id from ${articleAuthors})`,
    )
    const isAdvertiser = inArray(users.id, sql`(select advertiser_id from ${ads})`)
    const isUploader = inArray(users.id, db.select({ id: mediaUploaders.user_id }).from(mediaUploaders))
    const rows = await db
      .select()
      .from(users)
      .where(or(isAuthor, isAdvertiser, isUploader))
      .orderBy(asc(users.id))
    for (const row of rows) yield records.users.parse(row)
  },
  async *media(db) {
    const { user_id: user, uploaded_at, media_id } = mediaUploaders
    for (const row of await db.select().from(media).orderBy(asc(media.id))) {
      const uploaders = await db
        .select({ user, uploaded_at })
        .from(mediaUploaders)
        .where(eq(media_id, row.id))
        .orderBy(asc(uploaded_at), asc(user))
      yield records.media.parse({ ...row, url: `/uploads/${row.stem}.${row.ending}`, uploaders })
    }
  },
  async *categories(db) {
    for (const row of await db.select().from(categories).orderBy(asc(categories.id))) {
      const translations = await db
        .select()
        .from(categoryTranslations)
        .where(eq(categoryTranslations.record_id, row.id))
        .orderBy(asc(categoryTranslations.language))
      const old_addresses = await oldAddresses(db, paths.topic(row.slug))
      yield records.categories.parse({ ...row, translations, old_addresses })
    }
  },
  async *series(db) {
    for (const row of await db.select().from(series).orderBy(asc(series.id))) {
      const translations = await db
        .select()
        .from(seriesTranslations)
        .where(eq(seriesTranslations.record_id, row.id))
        .orderBy(asc(seriesTranslations.language))
      yield records.series.parse({
        ...row,
        translations,
        old_addresses: await oldAddresses(db, paths.series(row.slug)),
      })
    }
  },
  async *places(db) {
    for (const row of await db.select().from(places).orderBy(asc(places.id))) {
      const translations = await db
        .select()
        .from(placeTranslations)
        .where(eq(placeTranslations.record_id, row.id))
        .orderBy(asc(placeTranslations.language))
      const old_addresses = await oldAddresses(db, paths.place(row.slug))
      yield records.places.parse({ ...row, translations, old_addresses })
    }
  },
  async *pages(db) {
    for (const row of await db.select().from(pages).orderBy(asc(pages.id))) {
      const translations = await db
        .select()
        .from(pageTranslations)
        .where(eq(pageTranslations.record_id, row.id))
        .orderBy(asc(pageTranslations.language))
      const old_addresses = await oldAddresses(db, paths.page(row.slug))
      yield records.pages.parse({ ...row, translations, old_addresses })
    }
  },
  async *articles(db) {
    for (const { id } of await db.select({ id: articles.id }).from(articles).orderBy(asc(articles.id))) {
      const record = await articleRecord(db, id)
      if (record) yield record
    }
  },
  async *ads(db) {
    for (const { id } of await db.select({ id: ads.id }).from(ads).orderBy(asc(ads.id))) {
      const [row] = await db.select().from(ads).where(eq(ads.id, id))
      const translations = await db
        .select()
        .from(adTranslations)
        .where(eq(adTranslations.record_id, id))
        .orderBy(asc(adTranslations.language))
      if (row) yield records.ads.parse({ ...row, advertiser: row.advertiser_id, translations })
    }
  },
  async *newsletters(db) {
    for (const { id } of await db.select({ id: newsletters.id }).from(newsletters).orderBy(asc(newsletters.id))) {
      const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id))
      const translations = await db
        .select()
        .from(newsletterTranslations)
        .where(eq(newsletterTranslations.record_id, id))
        .orderBy(asc(newsletterTranslations.language))
      if (row) yield records.newsletters.parse({ ...row, translations })
    }
  },
}

/** The article that is pinned to the top of the home page. */
export async function pinnedArticle(db: Db) {
  const [row] = await db.select({ id: leadStory.article_id }).from(leadStory)
  return row?.id
}

/** The language of a site that is made from the export: that in which most articles are written. */
async function mainLanguage(db: Db) {
  const [row] = await db
    .select({ language: articles.language })
    .from(articles)
    .groupBy(articles.language)
    .orderBy(desc(count()), asc(articles.language))
    .limit(1)
  return row?.language ?? DEFAULT_LANGUAGE
}

/** What a static site has of a record. Categories come before the articles that name them. */
function bundleOf(kind: Kind, record: RecordOf<Kind>, names: Names) {
  if (kind === 'categories') names.categories.set(record.id, (record as RecordOf<'categories'>).name)
  if (kind === 'series') names.series.set(record.id, (record as RecordOf<'series'>).title)
  if (kind === 'pages') return pageBundle(record as RecordOf<'pages'>)
  if (kind === 'articles') return articleBundle(record as RecordOf<'articles'>, names)
  if (kind !== 'places') return undefined
  const place = record as RecordOf<'places'>
  return placeBundle(place, names.places.get(place.parent_id ?? 0))
}

/** Copies the files that records show, with the first copies of pictures: others can be made again. */
async function copyFiles(storage: Storage, shown: Set<string>, folder: string, signal: AbortSignal) {
  const originals = new Set([...shown].map(withoutWidth))
  let copied = 0
  for (const original of originals)
    for (const name of [original, ...FIRST_WIDTHS.map((width) => variantName(original, width))]) {
      signal.throwIfAborted()
      const file = await storage.read(name)
      if (!file) continue
      await pipeline(file.contents, createWriteStream(join(folder, name)))
      copied += 1
    }
  return copied
}

async function refuseFull(folder: string) {
  const files = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (files.length > 0) throw new CommandError(`${folder} is not empty`)
}

/** The settings of the magazine, if something is set. */
async function readMagazine(db: Db): Promise<Index['settings']> {
  const [row] = await db.select().from(settings)
  const translations = await db.select().from(settingTranslations).orderBy(asc(settingTranslations.language))
  if (!row && translations.length === 0) return undefined
  return { values: row?.values ?? {}, translations: translations.map(({ version: _, ...translation }) => translation) }
}

/** Writes all content to a folder: JSON for `import eye`, Markdown for programs that make static sites, and the files that they show. */
export async function exportContent(folder: string, { db, storage, signal, now = () => new Date() }: Options) {
  await refuseFull(folder)
  const unfinished = `${folder}.${crypto.randomUUID()}.part`
  try {
    const counts = {} as Index['counts']
    const uploads = new Set<string>()
    const main = await mainLanguage(db)
    const slugs = await db.select({ id: places.id, slug: places.slug }).from(places)
    const names: Names = {
      categories: new Map(),
      series: new Map(),
      places: new Map(slugs.map(({ id, slug }) => [id, slug])),
      pinned: await pinnedArticle(db),
    }
    const bundles: Awaited<ReturnType<typeof writeBundle>>[] = []
    for (const kind of KINDS) {
      await mkdir(join(unfinished, kind), { recursive: true })
      counts[kind] = 0
      for await (const record of readers[kind](db)) {
        signal.throwIfAborted()
        const json = JSON.stringify(record, null, 2)
        for (const name of uploadsIn(json)) uploads.add(name)
        const readable = 'slug' in record ? `-${slugify(record.slug).slice(0, 100)}` : ''
        const name = join(unfinished, kind, `${record.id}${readable}`)
        await writeFile(`${name}.json`, `${json}\n`)
        counts[kind] += 1
        const bundle = bundleOf(kind, record, names)
        if (bundle) bundles.push(await writeBundle(unfinished, bundle, main))
      }
    }
    const magazine = await readMagazine(db)
    for (const name of uploadsIn(JSON.stringify(magazine ?? {}))) uploads.add(name)
    await mkdir(join(unfinished, 'uploads'))
    counts.uploads = await copyFiles(storage, uploads, join(unfinished, 'uploads'), signal)
    await copyBeside(join(unfinished, 'uploads'), bundles, signal)
    const about = { format: FORMAT, format_version: FORMAT_VERSION, program: programVersion } as const
    const [edited] = await db.select().from(rejectionTemplates)
    const index: Index = {
      ...about,
      exported_at: now().toISOString(),
      site: await siteId(db),
      counts,
      rejection_templates: edited?.templates,
      settings: magazine,
    }
    await writeFile(join(unfinished, INDEX), `${JSON.stringify(index, null, 2)}\n`)
    await refuseFull(folder)
    await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
    return counts
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
