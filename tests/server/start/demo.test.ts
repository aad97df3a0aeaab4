import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { adTranslations } from '@demo/ad-translations'
import { ads } from '@demo/ads'
import { articles } from '@demo/all-articles'
import { pages } from '@demo/all-pages'
import { translations } from '@demo/all-translations'
import type { DemoArticle } from '@demo/article'
import { type Draft, toDocument } from '@demo/blocks'
import { events } from '@demo/events'
import { altOf } from '@demo/picture-texts'
import { placeTranslations } from '@demo/place-translations'
import { places } from '@demo/places'
import { seedDemo } from '@demo/seed'
import { viewsOfDays } from '@demo/views'
import { projectRoot } from '@server/config/root'
import { sanitiseHtml } from '@server/content/sanitise-html'
import type { Db } from '@server/db/client'
import { ads as adTable, adViewDays } from '@server/db/schema/ads'
import { activity, articles as articleTable, users } from '@server/db/schema/core'
import { articleViewDays } from '@server/db/schema/views'
import type { Storage } from '@server/files/storage/types'
import { hashPassword } from '@server/people/credentials/passwords'
import { refuseOpenDemoAccounts } from '@server/people/demo-accounts'
import { loadBuiltSite } from '@server/render/site-renderer'
import { EVENTS_SLUG } from '@shared/article-rules'
import { type AnyBlock, Block, EditorDocument, isReadable } from '@shared/content/document'
import { stripTags } from '@shared/content/html'
import { toHtml } from '@shared/content/to-html'
import { TranslationInput, TranslationLanguage } from '@shared/entities/translation'
import { isHttpUrl } from '@shared/validation'
import { startServer, type TestServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

const folder = join(projectRoot, 'demo')
const documentOf = (article: (typeof articles)[number]) =>
  EditorDocument.parse(toDocument(article.slug, article.body, 0))

const blockTypes = [
  'button',
  'callout',
  'checklist',
  'code',
  'delimiter',
  'details',
  'gallery',
  'header',
  'image',
  'linkTool',
  'list',
  'paragraph',
  'quote',
  'table',
]

/** The names of the pictures in a text. */
const picturesIn = (blocks: (AnyBlock | Draft)[]) =>
  blocks.flatMap((block) => {
    const { data: known } = Block.safeParse({ id: '_', ...block })
    if (known?.type === 'gallery') return known.data.items.map(({ file }) => file.url)
    return known?.type === 'image' ? [known.data.file.url] : []
  })

test('the demo articles use every type of block', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(new Set(articles.map((article) => article.slug)).size).toBe(articles.length)
  const used = articles.flatMap((article) => documentOf(article).blocks.map((block) => block.type))
  expect([...new Set(used)].sort()).toEqual(blockTypes)
})

test.each(articles)('$slug has 600 to 1,200 words, existing pictures and sources', async (article) => {
  const document = documentOf(article)
  const words = stripTags(toHtml(document).replaceAll('<', ' <')).split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(600)
  expect(words).toBeLessThanOrEqual(1200)
  const pictures = picturesIn(document.blocks)
  expect(pictures.length).toBeGreaterThan(0)
  for (const name of [article.image, ...pictures]) expect(existsSync(join(folder, 'images', `${name}.webp`))).toBe(true)
  expect(pictures).not.toContain(article.image)
  const files = (await readdir(join(folder, 'articles'))).filter((file) => file.endsWith('.md'))
  const sources = await Promise.all(files.map((file) => readFile(join(folder, 'articles', file), 'utf8')))
  expect(sources.join('\n')).toContain(article.slug)
})

test('the sanitiser leaves the HTML of the blocks as it is', () => {
  for (const article of articles) {
    const html = toHtml(documentOf(article))
    expect(sanitiseHtml(html)).toBe(html)
  }
})

type Text = Pick<DemoArticle, 'title' | 'excerpt' | 'body'>
type Translated = { slug: string; language: string; original: Text; text: Text }

const texts: Translated[] = [
  ...translations.map((text) => ({
    slug: text.slug,
    language: text.language,
    original: articles.find(({ slug }) => slug === text.slug) as DemoArticle,
    text,
  })),
  ...events.flatMap(({ translations, ...original }) =>
    Object.entries(translations).map(([language, text]) => ({
      slug: original.title,
      language,
      original,
      text: { ...text, excerpt: original.excerpt },
    })),
  ),
]

/** The HTML that readers get once the pictures are stored. */
const htmlOf = (document: EditorDocument) =>
  toHtml({
    ...document,
    blocks: document.blocks.map((block) =>
      isReadable(block) && block.type === 'image'
        ? { ...block, data: { ...block.data, file: { url: `/uploads/${block.data.file.url}.webp` } } }
        : block,
    ),
  })

/** The tags of a text. Compared in any order, because word order differs between languages. */
const tagsOf = (html: string) =>
  (html.match(/<[^>]+>/g) ?? []).map((tag) => tag.replace(/(alt|aria-label)="[^"]*"/, ''))

test.each(texts)(
  'the translation of $slug into $language has the same structure as the original',
  ({ slug, language, original, text }) => {
    const [from, to] = [original.body, text.body].map((body) => EditorDocument.parse(toDocument(slug, body, 0))) as [
      EditorDocument,
      EditorDocument,
    ]
    const { title, excerpt } = text
    expect(TranslationLanguage.parse(language)).toBe(language)
    expect(() => TranslationInput.parse({ title, excerpt, blocks: to, status: 'published' })).not.toThrow()
    expect(excerpt.length).toBeLessThanOrEqual(300)
    expect(to.blocks.map(({ id, type }) => [id, type])).toEqual(from.blocks.map(({ id, type }) => [id, type]))
    const html = htmlOf(to)
    expect(tagsOf(html).sort()).toEqual(tagsOf(htmlOf(from)).sort())
    expect(sanitiseHtml(html)).toBe(html)
    // No text is left in English, but for lines between parts and a heading that is a name.
    const english = new Set(original.body.map((block) => JSON.stringify(block)))
    const isName = (block: Draft) => block.type === 'header' && !block.data.text.includes(' ')
    const left = text.body.filter(
      (block) => block.type !== 'delimiter' && !isName(block) && english.has(JSON.stringify(block)),
    )
    expect(left).toEqual([])
  },
)

/** The articles that a reader of this language finds translated. */
const translatedInto = (language: string) =>
  translations.filter((translation) => translation.language === language).map(({ slug }) => slug)

test('the articles of the home page are in six languages, some in three more, with their places and pictures', () => {
  const newest = articles.toSorted((a, b) => b.published.localeCompare(a.published)).slice(0, 3)
  const slugs = newest.map(({ slug }) => slug).sort()
  for (const language of ['es', 'fr', 'id', 'ko', 'ru', 'zh-CN']) expect(translatedInto(language).sort()).toEqual(slugs)
  for (const language of ['ar', 'de', 'ja']) expect(translatedInto(language)).toHaveLength(1)
  expect(translations).toHaveLength(6 * 3 + 3)
  for (const { slug, language, body } of translations) {
    const place = places.find(({ article }) => article === slug)
    const practical = placeTranslations[place?.slug as string]?.[language]?.practical
    expect(Object.keys(practical ?? {})).toEqual(Object.keys(place?.practical ?? {}))
    const { image } = articles.find((article) => article.slug === slug) as DemoArticle
    const pictures = picturesIn(body)
    for (const name of [image, ...pictures]) expect(altOf(name, language), `${name} in ${language}`).toBeTruthy()
  }
})

function shapeOf(body: Draft[] = []) {
  const document = toDocument('page', body, 0)
  return { types: document.blocks.map(({ type }) => type), tags: tagsOf(toHtml(document)).sort() }
}

test.each(pages)('the owner’s page $slug is in Indonesian too, block by block', (page) => {
  expect(shapeOf(page.translations?.id?.body)).toEqual(shapeOf(page.body))
})

test('every place is in Indonesian too, with the practical texts of the original', () => {
  for (const { slug, article, practical } of places) {
    const picture = articles.find((each) => each.slug === article)?.image ?? ''
    expect(altOf(picture, 'id'), picture).toBeTruthy()
    const texts = placeTranslations[slug]?.id
    expect([slug, Object.keys(texts?.practical ?? {})]).toEqual([slug, Object.keys(practical ?? {})])
  }
})

test('ads have short titles and valid links', () => {
  expect(ads.filter((ad) => ad.status === 'published')).toHaveLength(4)
  expect(ads.filter((ad) => ad.status === 'pending')).toHaveLength(2)
  expect(new Set(ads.map((ad) => ad.ad_type))).toEqual(new Set(['image', 'text', 'video']))
  for (const ad of ads) {
    expect(ad.title.length).toBeLessThanOrEqual(60)
    if (ad.link) expect(isHttpUrl(ad.link)).toBe(true)
    const titles = Object.values(adTranslations[ad.name] ?? {}).map(([title]) => title)
    expect(titles).toHaveLength(ad.status === 'published' ? TranslationLanguage.options.length : 0)
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(60)
  }
})

test('daily views are reproducible and never exceed the total', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const days = viewsOfDays('lake-toba', 1200, new Date('2026-02-12T07:00:00Z'), now)
  expect(days).toHaveLength(30)
  expect(days[0]?.day).toBe('2026-11-21')
  expect(days.at(-1)?.day).toBe('2026-10-23')
  expect(viewsOfDays('lake-toba', 1200, new Date('2026-02-12T07:00:00Z'), now)).toEqual(days)
  const sum = (rows: { views: number }[]) => rows.reduce((all, { views }) => all + views, 0)
  expect(sum(days)).toBeGreaterThan(60)
  expect(sum(days)).toBeLessThanOrEqual(1200)
  const fresh = viewsOfDays('lake-toba', 1200, new Date('2026-11-20T16:00:00Z'), now)
  expect(fresh.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20'])
  expect(sum(fresh)).toBeLessThanOrEqual(1200)
  expect(viewsOfDays('lake-toba', 1200, new Date('2026-12-01'), now)).toEqual([])
})

/** The overview’s chart and feed have data, and the figures add up. */
async function expectOverview(db: Db) {
  const byArticle = new Map<number, number>()
  for (const { article_id, views } of await db.select().from(articleViewDays))
    byArticle.set(article_id, (byArticle.get(article_id) ?? 0) + views)
  expect(byArticle.size).toBe(articles.length)
  for (const { id, views } of await db.select().from(articleTable))
    expect(byArticle.get(id) ?? 0).toBeLessThanOrEqual(views)

  const byAd = new Map<number, number>()
  for (const { ad_id, views } of await db.select().from(adViewDays)) byAd.set(ad_id, (byAd.get(ad_id) ?? 0) + views)
  for (const { id, status, views } of await db.select().from(adTable)) {
    expect(byAd.get(id) ?? 0).toBeLessThanOrEqual(views)
    expect(byAd.has(id)).toBe(status === 'published')
  }

  const entries = await db.select().from(activity)
  const titlesOf = (kind: string) => entries.filter((entry) => entry.kind === kind).map((entry) => entry.subject_title)
  expect(titlesOf('article_published')).toHaveLength(articles.length)
  const approved = ads.filter((ad) => ad.status === 'published').map((ad) => ad.title)
  expect(titlesOf('ad_approved')).toEqual(approved)
  expect(titlesOf('user_registered')).toEqual(['Maria Simbolon', 'Budi Santoso'])
}

/** Each translation is published and not outdated. */
async function expectTranslations(rows: (typeof articleTable.$inferSelect)[], fetch: TestServer['fetch']) {
  for (const { slug, language, title } of translations) {
    const { id } = rows.find((row) => row.slug === slug) as (typeof rows)[number]
    const { article } = (await fetch(`/api/articles/${id}?lang=${language}`)).json
    expect(article).toMatchObject({ title, lang: language, outdated: false })
    expect(article.content).not.toContain('data-block=')
  }
  const { id, slug, title: original } = rows.find((row) => row.slug === translations[0]?.slug) as (typeof rows)[number]
  for (const { language, title } of translations.filter((translation) => translation.slug === slug)) {
    const page = (await fetch(`/${language}/articles/${id}`)).text
    expect(page).toContain(`<title>${title} - Eye of Sumatra</title>`)
    expect(page).toContain(`hreflang="${language}"`)
  }
  expect((await fetch(`/articles/${id}`)).text).toContain(`<title>${original} - Eye of Sumatra</title>`)
}

/** The ads, the events and the practical texts of a place. */
async function expectOtherTranslations(fetch: TestServer['fetch']) {
  const language = 'ru'
  const { ads: shown } = (await fetch(`/api/ads/published?lang=${language}`)).json
  const expected = ads.flatMap(({ name }) => (adTranslations[name]?.[language] ?? []).slice(0, 1))
  expect(shown.map(({ title }: { title: string }) => title).sort()).toEqual(expected.sort())
  const { articles: found } = (await fetch(`/api/articles?slug=${EVENTS_SLUG}&status=draft&lang=${language}`)).json
  expect(found).toMatchObject(
    events
      .toReversed()
      .map(({ excerpt, translations }) => ({ title: translations[language].title, excerpt, lang: language })),
  )
  const { place } = (await fetch(`/api/places/samosir?lang=${language}`)).json
  expect(place).toMatchObject({ ...placeTranslations.samosir?.[language], lang: language })
}

/** Claims to have every file, so seeding does not encode the pictures. `uploads.test.ts` tests how pictures are stored. */
const withAllFiles = (storage: Storage): Storage => ({ ...storage, has: async () => true })

test('an empty database is seeded once, even by concurrent processes', { tags: 'sweep' }, async () => {
  const server = await startServer({ renderer: await loadBuiltSite() })
  const { db, fetch } = server
  const storage = withAllFiles(server.storage)
  const now = new Date('2026-11-21T10:00:00Z')
  const together = [seedDemo(db, storage, now), seedDemo(db, storage, now)]
  expect((await Promise.all(together)).sort()).toEqual([false, true])
  expect(await seedDemo(db, storage, now)).toBe(false)
  expect(await db.select().from(users)).toHaveLength(5)
  await expectOverview(db)
  const rows = await db.select().from(articleTable)
  await expectTranslations(rows, fetch)
  await expectOtherTranslations(fetch)
  expect(rows).toHaveLength(articles.length + 2)
  for (const { image_url } of rows) expect(image_url).toMatch(/^\/uploads\/[0-9a-f]{16}-1600x1000\.webp$/)
})

test('with the demo off, accounts that kept the demo password stop the start, others do not', async () => {
  const { db, storage, config } = await startServer()
  await seedDemo(db, withAllFiles(storage), new Date())
  const demoOff = { ...config, demo: false }
  await expect(refuseOpenDemoAccounts(db, demoOff)).rejects.toThrow(
    /demo password: admin@eyeofsumatra\.example.*\n.*\n.*npm run admin -- remove-demo/,
  )
  await expect(refuseOpenDemoAccounts(db, { ...config, demo: true })).resolves.toBeUndefined()
  await db.update(users).set({ password_hash: await hashPassword('a long secret') })
  await expect(refuseOpenDemoAccounts(db, demoOff)).resolves.toBeUndefined()
})
