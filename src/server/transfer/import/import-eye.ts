import { EVENTS_SLUG } from '@shared/article-rules'
import { paths } from '@shared/paths'
import { STAFF_ROLES } from '@shared/roles'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { addRedirects } from '../../db/redirects'
import { NO_OPTIONAL_FIELDS } from '../../db/schema/absent-fields'
import { adTranslations } from '../../db/schema/ad-translations'
import { ads, rejectionTemplates } from '../../db/schema/ads'
import { articles, articleTranslations, categories, series } from '../../db/schema/core'
import { type WorkingCopyState, workingCopies } from '../../db/schema/desk'
import { newsletters } from '../../db/schema/mail'
import { newsletterTranslations } from '../../db/schema/newsletter-translations'
import { articleNotes } from '../../db/schema/notes'
import { pages } from '../../db/schema/pages'
import { places } from '../../db/schema/places'
import { settings, settingTranslations } from '../../db/schema/settings'
import { categoryTranslations } from '../../db/schema/topics'
import { announce } from '../../http/cache/cache-tags'
import { setPlaces } from '../../places/places.service'
import { findArticle, listSlugsLike, setCategories } from '../../texts/articles/articles.queries'
import { freeSlug } from '../../texts/articles/articles.service'
import { setFurtherAuthors } from '../../texts/articles/further-authors'
import { recordImportedRevision } from '../../texts/versions/revisions.service'
import { processText } from '../../threads/threads'
import type { ExportedCopy, RecordOf } from '../export/format'
import { mapLinks, type Visit } from './addresses-in'
import { articleLinks, reserveArticles } from './article-links'
import { importAuthor } from './authors'
import { digestAfter } from './digest-after'
import { openEyeFolder } from './eye-folder'
import { type EyeRun, importFiles, importMedia, KNOWN } from './import-files'
import { importPages } from './import-pages'
import type { ImportServices } from './import-pass'
import { importPlaces } from './import-places'
import { importSeries } from './import-series'
import { type Kind, knownTarget, remember } from './known'
import { createReporter, type Report } from './report'
import { storedText } from './stored-text'

const tables = {
  article: articles,
  category: categories,
  series,
  place: places,
  page: pages,
  ad: ads,
  newsletter: newsletters,
} as const

/** The id here of what an earlier import made of a record, if it still exists. */
async function idHere({ db, source }: EyeRun, kind: Kind & keyof typeof tables, sourceId: number) {
  const known = await knownTarget(db, source.name, kind, String(sourceId))
  if (!known) return undefined
  const table = tables[kind]
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, Number(known)))
  return row?.id
}

async function readUsers({ folder, source, reporter }: EyeRun) {
  for await (const { id, name, email, role, ...account } of folder.read('users')) {
    const isStaff = STAFF_ROLES.some((each) => each === role)
    if (isStaff)
      reporter.warn(`${name} (${email}) was ${role} there; an account that this import creates has no such rights`)
    source.authors.set(String(id), { name, email, account: { ...account, role: isStaff ? 'user' : role } })
  }
}

const authorHere = (run: EyeRun, id: number | null) => (id === null ? null : importAuthor(run, String(id)))

async function importCategory({ db, source }: EyeRun, record: RecordOf<'categories'>) {
  const { id, translations = [], old_addresses = [], ...values } = record
  return db.transaction(async (tx) => {
    const [row] = await tx.insert(categories).values(values).returning({ id: categories.id })
    const { id: created } = row as { id: number }
    for (const translation of translations)
      await tx.insert(categoryTranslations).values({ ...translation, record_id: created })
    await addRedirects(tx, old_addresses, paths.topic(values.slug))
    await remember(tx, source.name, 'category', String(id), created)
    return created
  })
}

async function importCategories(run: EyeRun) {
  const { db, folder, isDryRun, reporter } = run
  const ids = new Map<number, number>()
  for await (const record of folder.read('categories')) {
    const { id, slug } = record
    const [same] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
    const found = (await idHere(run, 'category', id)) ?? same?.id
    if (found !== undefined) ids.set(id, found)
    else {
      reporter.count('categories')
      if (!isDryRun) ids.set(id, await importCategory(run, record))
    }
  }
  return ids
}

/** The ids here of what the export refers to by its ids. */
type IdsHere = Record<'articles' | 'categories' | 'series' | 'places', Map<number, number>>

/** The slug as it is, if no other article has it. Events share theirs. */
async function slugFor(tx: Db, slug: string) {
  if (slug === EVENTS_SLUG || !(await listSlugsLike(tx, slug)).has(slug)) return slug
  return freeSlug(tx, slug, 0)
}

/** The columns of a working copy. A new article has version 1, so the copy of an outdated one comes from another. */
async function workingCopyHere(
  { author_name, created_at, updated_at, outdated, content = '', ...copy }: ExportedCopy,
  here: IdsHere,
  linkHere: Visit,
) {
  const { words: _, ...text } = await storedText({ content, blocks: copy.blocks }, linkHere)
  const state: WorkingCopyState = {
    ...NO_OPTIONAL_FIELDS,
    ...copy,
    ...text,
    image_url: copy.image_url ?? null,
    revised: copy.revised ?? false,
    category_ids: (copy.category_ids ?? []).flatMap((id) => here.categories.get(id) ?? []),
    places: (copy.places ?? []).flatMap((id) => here.places.get(id) ?? []),
  }
  return { state, author_name, created_at, updated_at, article_version: outdated ? 0 : 1 }
}

async function importTemplates({ db, folder, isDryRun, now }: EyeRun) {
  const { rejection_templates: templates } = folder.index
  if (!templates || isDryRun) return
  // Those that were edited here stay.
  await db.insert(rejectionTemplates).values({ id: 1, templates, updated_at: now() }).onConflictDoNothing()
}

/** Only into a magazine in which nothing is set: what was set here stays. */
async function importSettings({ db, folder, isDryRun, now, reporter }: EyeRun) {
  const { settings: given } = folder.index
  if (!given) return
  const [here] = await db.select({ id: settings.id }).from(settings)
  if (here) return reporter.count(KNOWN)
  reporter.count('settings')
  if (isDryRun) return
  const values = Object.fromEntries(Object.entries(given.values).filter(([, value]) => value != null))
  await db.transaction(async (tx) => {
    await tx.insert(settings).values({ id: 1, values, updated_at: now() }).onConflictDoNothing()
    for (const translation of given.translations)
      await tx.insert(settingTranslations).values(translation).onConflictDoNothing()
    await announce(tx)
  })
}

async function importArticle(run: EyeRun, record: RecordOf<'articles'>, here: IdsHere) {
  const { db, source, reporter, linkHere } = run
  const {
    id: sourceId,
    author,
    categories: inCategories,
    further_authors = [],
    places: ofPlaces = [],
    closed_places = [],
    translations,
    notes = [],
    old_addresses,
    working_copy,
    place_id,
    series_id,
    read_next = [],
    ...values
  } = record
  const account = await authorHere(run, author)
  const { words, ...text } = await storedText(values, linkHere)
  // The excerpt of an event is its target.
  const excerpt = linkHere(values.excerpt)
  const original = { ...NO_OPTIONAL_FIELDS, ...values }
  const digest = digestAfter('articles', original, { ...original, ...text, excerpt })
  const texts = await Promise.all(
    translations.map(async (translation) => {
      const { words: _, ...text } = await storedText(translation, linkHere)
      return digest({ ...translation, ...text, excerpt: linkHere(translation.excerpt) })
    }),
  )
  const noted = new Map<number, number | null>()
  for (const { author } of notes)
    if (author !== null && !noted.has(author)) noted.set(author, (await authorHere(run, author))?.id ?? null)
  const further: { id: number | null; name: string }[] = []
  for (const { author: by, author_name } of further_authors)
    further.push({ id: (await authorHere(run, by))?.id ?? null, name: author_name })
  const copy = working_copy && (await workingCopyHere(working_copy, here, linkHere))
  // What was planned for a time that has passed must not be published by the import.
  const publish_at = values.publish_at && values.publish_at > run.now() ? values.publish_at : null
  await db.transaction(async (tx) => {
    const slug = await slugFor(tx, values.slug)
    if (slug !== values.slug) reporter.warn(`${values.title}: its slug is taken; it is ${slug} here`)
    const [row] = await tx
      .insert(articles)
      .values({
        ...values,
        ...text,
        excerpt,
        id: here.articles.get(sourceId),
        slug,
        publish_at,
        place_id: (place_id && here.places.get(place_id)) || null,
        author_id: account?.id ?? null,
        closed_places: closed_places.flatMap((each) => here.places.get(each) ?? []),
        series_id: here.series.get(series_id ?? 0) ?? null,
        read_next: read_next.flatMap((each) => here.articles.get(each) ?? []),
      })
      .returning({ id: articles.id })
    const { id } = row as { id: number }
    await setCategories(
      tx,
      id,
      inCategories.flatMap((each) => here.categories.get(each) ?? []),
    )
    await setPlaces(
      tx,
      id,
      ofPlaces.flatMap((each) => here.places.get(each) ?? []),
    )
    await setFurtherAuthors(tx, id, further)
    if (copy) await tx.insert(workingCopies).values({ ...copy, article_id: id, scheduled_version: publish_at && 1 })
    for (const translation of texts) await tx.insert(articleTranslations).values({ ...translation, record_id: id })
    for (const { author: by, ...note } of notes)
      await tx
        .insert(articleNotes)
        .values({ ...note, article_id: id, author_id: by === null ? null : (noted.get(by) ?? null) })
    const article = await findArticle(tx, id)
    const at = values.updated_at ?? run.now()
    if (article) await recordImportedRevision(tx, article, { author_id: account?.id ?? null, at, words })
    const pathOf = slug === EVENTS_SLUG ? paths.event : paths.article
    await addRedirects(tx, [...old_addresses, pathOf(sourceId)], pathOf(id))
    await remember(tx, source.name, 'article', String(sourceId), id)
  })
}

async function importAd(
  run: EyeRun,
  { id, advertiser, translations = [], place_ids = [], ...values }: RecordOf<'ads'>,
  here: IdsHere,
) {
  const account = await authorHere(run, advertiser)
  await run.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(ads)
      .values({
        ...values,
        advertiser_id: account?.id ?? null,
        place_ids: place_ids.flatMap((each) => here.places.get(each) ?? []),
      })
      .returning({ id: ads.id })
    const { id: ad_id } = row as { id: number }
    for (const translation of translations) await tx.insert(adTranslations).values({ ...translation, record_id: ad_id })
    await remember(tx, run.source.name, 'ad', String(id), ad_id)
  })
}

function newsletterHere(html: string, linkHere: Visit) {
  const content = mapLinks(html, linkHere)
  return processText('convertNewsletter', content, { size: content.length, field: 'content' })
}

async function importNewsletter(
  run: EyeRun,
  { id, translations = [], topic_ids = [], ...values }: RecordOf<'newsletters'>,
  here: IdsHere,
) {
  const content = await newsletterHere(values.content, run.linkHere)
  const digest = digestAfter('newsletters', values, { ...values, content })
  const versions = await Promise.all(
    translations.map(async (version) => ({ ...version, content: await newsletterHere(version.content, run.linkHere) })),
  )
  await run.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(newsletters)
      .values({ ...values, content, topic_ids: topic_ids.flatMap((each) => here.categories.get(each) ?? []) })
      .returning({ id: newsletters.id })
    const { id: newsletter_id } = row as { id: number }
    for (const version of versions)
      await tx.insert(newsletterTranslations).values(digest({ ...version, record_id: newsletter_id }))
    await remember(tx, run.source.name, 'newsletter', String(id), newsletter_id)
  })
}

async function importEach<Name extends 'articles' | 'ads' | 'newsletters'>(
  run: EyeRun,
  kind: Name,
  known: 'article' | 'ad' | 'newsletter',
  save: (record: RecordOf<Name>) => Promise<void>,
) {
  for await (const record of run.folder.read(kind)) {
    run.signal.throwIfAborted()
    if ((await idHere(run, known, record.id)) !== undefined) run.reporter.count(KNOWN)
    else {
      if (!run.isDryRun) await save(record)
      run.reporter.count(kind)
    }
  }
}

/** Imports a folder of `npm run export`: all content as it was, with ids of this database. Adds what is new only. */
export async function importEye(path: string, services: ImportServices, isDryRun: boolean): Promise<Report> {
  const folder = await openEyeFolder(path)
  const source = { name: `eye:${folder.index.site}`, authors: new Map() }
  const reporter = createReporter(isDryRun)
  const opened = { ...services, folder, source, isDryRun, reporter, linkHere: (address: string) => address }
  await readUsers(opened)
  const articleIds = await reserveArticles(opened)
  const run: EyeRun = { ...opened, linkHere: articleLinks(articleIds) }
  await importFiles(run)
  await importMedia(run)
  const ids = {
    articles: articleIds,
    categories: await importCategories(run),
    series: await importSeries(run, (id) => idHere(run, 'series', id)),
    places: await importPlaces(run, (id) => idHere(run, 'place', id)),
  }
  await importPages(run, (id) => idHere(run, 'page', id))
  await importEach(run, 'articles', 'article', (record) => importArticle(run, record, ids))
  await importEach(run, 'ads', 'ad', (record) => importAd(run, record, ids))
  await importTemplates(run)
  await importSettings(run)
  await importEach(run, 'newsletters', 'newsletter', (record) => importNewsletter(run, record, ids))
  return reporter.finish()
}
