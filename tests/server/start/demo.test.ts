import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { adTranslations } from '@demo/ad-translations'
import { ads } from '@demo/ads'
import { articles } from '@demo/all-articles'
import { pages } from '@demo/all-pages'
import { translations } from '@demo/all-translations'
import type { DemoArticle } from '@demo/article'
import { TRIP } from '@demo/articles/three-days-at-lake-toba'
import { type Draft, toDocument } from '@demo/blocks'
import { events } from '@demo/events'
import { linksIn } from '@demo/links'
import { altOf } from '@demo/picture-texts'
import { placeTranslations } from '@demo/place-translations'
import { places } from '@demo/places'
import { pictureOfPlace } from '@demo/seed-places'
import { series } from '@demo/series'
import { viewsOfDays } from '@demo/views'
import { projectRoot } from '@server/config/root'
import { sanitiseHtml } from '@server/content/sanitise-html'
import { OPENINGS } from '@shared/article-rules'
import { EditorDocument, isReadable, picturesOf } from '@shared/content/document'
import { stripTags } from '@shared/content/html'
import { toHtml } from '@shared/content/to-html'
import { TranslationInput, TranslationLanguage } from '@shared/entities/translation'
import { readStops, stopsOf } from '@shared/trip/stops'
import { isHttpUrl } from '@shared/validation'
import { expect, test } from 'vitest'

const folder = join(projectRoot, 'demo')
const documentOf = (article: (typeof articles)[number]) =>
  EditorDocument.parse(toDocument(article.slug, article.body, 0))

const blockTypes = [
  'button',
  'callout',
  'checklist',
  'code',
  'compare',
  'delimiter',
  'details',
  'gallery',
  'header',
  'image',
  'linkTool',
  'list',
  'paragraph',
  'pullquote',
  'quote',
  'table',
]

/** The names of the pictures in a text. */
const picturesIn = ({ blocks }: EditorDocument) => blocks.flatMap(picturesOf).map(({ file }) => file.url)

test('the demo articles use every type of block', () => {
  expect(articles).toHaveLength(20)
  expect(new Set(articles.map((article) => article.slug)).size).toBe(articles.length)
  const used = articles.flatMap((article) => documentOf(article).blocks.map((block) => block.type))
  expect([...new Set(used)].sort()).toEqual(blockTypes)
})

const wordsOf = (article: DemoArticle) =>
  stripTags(toHtml(documentOf(article)).replaceAll('<', ' <'))
    .trim()
    .split(/\s+/).length

test.each(articles)('$slug has existing pictures, links to others and sources', async (article) => {
  const document = documentOf(article)
  const pictures = picturesIn(document)
  for (const name of [article.image, ...pictures]) {
    expect(existsSync(join(folder, 'images', `${name}.webp`))).toBe(true)
    expect(altOf(name), name).toBeTruthy()
  }
  expect(pictures).not.toContain(article.image)
  expect(article.excerpt.length).toBeLessThanOrEqual(300)
  const links = linksIn(article.body)
  expect(links.articles.length + links.places.length).toBeGreaterThanOrEqual(3)
  expect(links.articles).not.toContain(article.slug)
  for (const slug of [...links.articles, ...(article.readNext ?? [])])
    expect(articles.some((each) => each.slug === slug)).toBe(true)
  for (const slug of [...links.places, ...(article.places ?? [])])
    expect(places.some((place) => place.slug === slug)).toBe(true)
  const files = (await readdir(join(folder, 'articles'))).filter((file) => file.endsWith('.md'))
  const sources = await Promise.all(files.map((file) => readFile(join(folder, 'articles', file), 'utf8')))
  expect(sources.join('\n')).toContain(article.slug)
})

test('a series has three parts, the first one first, and the guide leads to a trip of its places', () => {
  for (const { slug, title, translations: texts } of series) {
    const parts = articles.filter((article) => article.series === slug).toSorted((a, b) => b.daysAgo - a.daysAgo)
    expect(parts.map((part) => part.slug)).toEqual([
      'lake-toba-supervolcano',
      'maninjau-forty-four-bends',
      'krakatau-child-of-the-volcano',
    ])
    for (const text of Object.values(texts)) expect(text.title).not.toBe(title)
  }
  const days = readStops(TRIP.split('=')[1])
  expect(days).toHaveLength(3)
  for (const stop of stopsOf(days)) expect(places.map(({ slug }) => slug)).toContain(stop)
})

test('the articles are an issue: of all lengths, with and without tables and quotations, by four writers', () => {
  const lengths = articles.map(wordsOf).sort((a, b) => a - b)
  expect(lengths[0]).toBeLessThan(180)
  expect(lengths.at(-1)).toBeGreaterThan(2800)
  expect(lengths.filter((words) => words < 600).length).toBeGreaterThanOrEqual(4)
  for (const type of ['table', 'quote', 'header', 'checklist']) {
    const having = articles.filter(({ body }) => body.some((block) => block.type === type)).length
    expect([type, having < articles.length - 3]).toEqual([type, true])
  }
  expect(articles.filter(({ title }) => title.includes(': ')).length).toBeLessThanOrEqual(2)
  expect(new Set(articles.map(({ author }) => author)).size).toBe(4)
  expect(new Set(articles.map(({ opening }) => opening ?? 'standard')).size).toBe(OPENINGS.length)
  for (const { author } of articles) expect(articles.filter((each) => each.author === author).length).toBeLessThan(8)
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
  const newest = articles.toSorted((a, b) => a.daysAgo - b.daysAgo).slice(0, 3)
  const slugs = newest.map(({ slug }) => slug).sort()
  for (const language of ['es', 'fr', 'id', 'ko', 'ru', 'zh-CN'])
    expect(translatedInto(language)).toEqual(expect.arrayContaining(slugs))
  for (const language of ['ar', 'de', 'ja']) expect(translatedInto(language)).toHaveLength(1)
  expect(translations).toHaveLength(6 * 3 + 3 + 1)
  for (const { slug, language, body, caption } of translations) {
    expect(caption).toBeTruthy()
    const place = places.find(({ article }) => article === slug)
    const practical = placeTranslations[place?.slug as string]?.[language]?.practical
    expect(Object.keys(practical ?? {})).toEqual(Object.keys(place?.practical ?? {}))
    const { image } = articles.find((article) => article.slug === slug) as DemoArticle
    const pictures = picturesIn(toDocument(slug, body, 0))
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

test('every place is in Indonesian too, with the practical texts and the notices of the original', () => {
  for (const place of places) {
    const { slug, practical, notices = [] } = place
    const picture = pictureOfPlace(place)
    expect(altOf(picture, 'id'), picture).toBeTruthy()
    const texts = placeTranslations[slug]?.id
    expect([slug, Object.keys(texts?.practical ?? {})]).toEqual([slug, Object.keys(practical ?? {})])
    expect([slug, Object.keys(texts?.notices ?? {})]).toEqual([slug, notices.map(({ id }) => id)])
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
