import { join } from 'node:path'
import { digestOf } from '@server/db/original-digests'
import { articles } from '@server/db/schema/core'
import { SEARCHED_TEXTS } from '@server/db/searched-texts'
import { exportContent } from '@server/transfer/export/export-content'
import { importEye } from '@server/transfer/import/import-eye'
import { namesOf, ORIGINAL_FIELDS, pick } from '@shared/editable-fields'
import type { DeskRow } from '@shared/entities/translation-desk'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { TRANSLATED_KINDS, type TranslatedKind } from '@shared/translation-desk'
import {
  adSamples,
  articleSamples,
  before,
  categorySamples,
  pageSamples,
  placeSamples,
  seriesSamples,
} from '@tests/factories/field-samples'
import { startServer } from '@tests/server/start-server'
import { temporaryFolder } from '@tests/server/transfer/backups'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

// All follow from the lists in `editable-fields.ts`, so a new text needs no line here.

type Texts = Record<string, unknown>

/** Values that JSON writes in different ways. */
const AWKWARD = ' " \\ / \b\f\t é 🌋 <b>&amp;</b>'

const documentOf = (text: string) => ({
  time: 1,
  version: '2.31.0',
  blocks: [{ id: 'abc123', type: 'paragraph', data: { text } }],
})

/** A text for a field, with a word that no other has. */
function sampleOf(field: string, word: string) {
  const text = `${word}${field.replaceAll('_', '')}`
  if (field === 'blocks') return documentOf(text)
  if (field === 'content') return `<p data-block-id="abc123">${text}</p>`
  if (field === 'notices') return [{ id: 'path', text }]
  if (field === 'practical') return Object.fromEntries(PRACTICAL_FIELDS.map((name) => [name, `${text}${name}`]))
  return text
}

const fieldsOf = (kind: TranslatedKind): string[] => namesOf<string>(ORIGINAL_FIELDS[kind])

/** As places have them, with what is not translated. */
const withNotices = (texts: Texts): Texts =>
  Array.isArray(texts.notices)
    ? { ...texts, notices: texts.notices.map((text) => ({ ...text, severity: 'closed', checked_on: '2026-01-01' })) }
    : texts

/** All texts of a kind. The content of those with blocks is made from them. */
function textsOf(kind: TranslatedKind, word: string): Texts {
  const texts = Object.fromEntries(fieldsOf(kind).map((field) => [field, sampleOf(field, word)]))
  return 'blocks' in texts
    ? { ...texts, blocks: documentOf(`${word}content`), content: sampleOf('content', word) }
    : texts
}

const samples: Record<TranslatedKind, object> = {
  articles: articleSamples([1, 1], [1, 1], 1),
  pages: pageSamples,
  places: placeSamples,
  categories: categorySamples,
  series: seriesSamples,
  ads: adSamples,
}

/** Where one is read by its editors, and where its translations are. */
const managedPath = (kind: TranslatedKind) =>
  ['articles', 'pages', 'places'].includes(kind) ? `/api/${kind}/manage` : `/api/${kind}`
const translationsPath = (kind: TranslatedKind) =>
  ['articles', 'pages'].includes(kind) ? `/api/${kind}/manage` : `/api/${kind}`

async function start() {
  const server = await startServer()
  const me = await server.as(await server.make.user({ role: 'editor' }))
  const ok = async (reply: ReturnType<typeof me.get>) => {
    const { status, json, text } = await reply
    expect(status, text).toBeLessThan(300)
    return json
  }
  const oneOf = (reply: Record<string, { id: number }>) =>
    Object.values(reply).find((value) => value?.id) as { id: number }

  return {
    ...server,
    me,
    async create(kind: TranslatedKind, texts: Texts) {
      const sample = before(samples[kind] as Record<string, readonly [unknown, unknown]>)
      const status = kind === 'ads' || kind === 'categories' || kind === 'series' ? {} : { status: 'published' }
      const lists = kind === 'articles' ? { category_ids: [], places: [], series_id: null, place_id: null } : {}
      return oneOf(await ok(me.post(`/api/${kind}`, { ...sample, ...lists, ...status, ...withNotices(texts) }))).id
    },
    read: async (kind: TranslatedKind, id: number) =>
      oneOf(await ok(me.get(`${managedPath(kind)}/${id}`))) as Record<string, unknown> & { id: number },
    async save(kind: TranslatedKind, id: number, changed: Texts) {
      const stored = oneOf(await ok(me.get(`${managedPath(kind)}/${id}`)))
      const input = pick(stored, { ...samples[kind] } as Record<never, true>)
      await ok(me.put(`/api/${kind}/${id}`, { ...input, ...withNotices(changed) }))
    },
    async translate(kind: TranslatedKind, id: number, texts: Texts) {
      const status = kind === 'places' || kind === 'categories' || kind === 'series' ? {} : { status: 'published' }
      await ok(me.put(`/api/${kind}/${id}/translations/id`, { ...texts, ...status }))
    },
    translation: async (kind: TranslatedKind, id: number) =>
      (await ok(me.get(`${translationsPath(kind)}/${id}/translations`))).translations[0],
    /** What the desk says of the translation. */
    async deskState(kind: TranslatedKind, id: number) {
      const { originals } = await ok(me.get(`/api/translations?kind=${kind}`))
      return (originals as DeskRow[]).find(({ item_id }) => item_id === id)?.states.id
    },
    async isFilteredAsOutdated(id: number) {
      const { articles: found } = await ok(me.get('/api/articles/manage?language=id&translation=outdated'))
      return found.some((article: { id: number }) => article.id === id)
    },
  }
}

/** Plain texts with what JSON writes in different ways. */
const awkward = (texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      typeof text === 'string' && field !== 'content' ? `${text}${AWKWARD}` : text,
    ]),
  )

test.each(TRANSLATED_KINDS.flatMap((kind) => fieldsOf(kind).map((field) => [field, kind] as const)))(
  'a change of %s of %s outdates a translation in its form, on the desk and in the filter',
  async (field, kind) => {
    const server = await start()
    const id = await server.create(kind, awkward(textsOf(kind, 'full')))
    await server.translate(kind, id, textsOf(kind, 'alih'))
    expect((await server.translation(kind, id)).outdated).toBe(false)
    expect(await server.deskState(kind, id)).toMatch(/published|draft/)
    if (kind === 'articles') {
      const [row] = await server.db.select().from(articles).where(eq(articles.id, id))
      expect(row?.text_digest).toBe(digestOf('articles')(row as typeof articles.$inferSelect))
      expect(await server.isFilteredAsOutdated(id)).toBe(false)
    }

    // Text without blocks is kept as it is.
    await server.save(kind, id, { [field]: sampleOf(field, 'other'), ...(field === 'content' && { blocks: null }) })
    expect((await server.translation(kind, id)).outdated).toBe(true)
    expect(await server.deskState(kind, id)).toBe('outdated')
    if (kind === 'articles') expect(await server.isFilteredAsOutdated(id)).toBe(true)
  },
)

test('an article is found by a word that is only in one of its searched texts, or in that of a translation', async () => {
  const server = await start()
  const id = await server.create('articles', textsOf('articles', 'solely'))
  await server.translate('articles', id, textsOf('articles', 'hanya'))
  const finds = async (query: string) => (await server.fetch(`/api/articles?${query}`)).json.total > 0
  for (const field of fieldsOf('articles').filter((name) => name !== 'blocks')) {
    const isSearched = SEARCHED_TEXTS.some((name) => name === field)
    const word = field.replaceAll('_', '')
    expect(await finds(`q=solely${word}`), field).toBe(isSearched)
    expect(await finds(`q=hanya${word}&lang=id`), field).toBe(isSearched)
  }
  await server.save('articles', id, textsOf('articles', 'later'))
  await server.translate('articles', id, textsOf('articles', 'nanti'))
  for (const field of SEARCHED_TEXTS) {
    expect(await finds(`q=later${field}`), field).toBe(true)
    expect(await finds(`q=nanti${field}&lang=id`), field).toBe(true)
  }
})

test('every text of every kind and of its translation survives an export and an import', async () => {
  const first = await start()
  const ids = new Map<TranslatedKind, number>()
  for (const kind of TRANSLATED_KINDS) {
    const id = await first.create(kind, textsOf(kind, 'full'))
    await first.translate(kind, id, textsOf(kind, 'alih'))
    ids.set(kind, id)
  }
  const folder = join(await temporaryFolder(), 'export')
  const signal = new AbortController().signal
  await exportContent(folder, { ...first, signal })
  await first.close()

  const second = await start()
  const foreignFetch = () => Promise.reject(new Error('An own export has all its files'))
  await importEye(folder, { ...second, signal, now: () => new Date(), foreignFetch }, false)
  for (const kind of TRANSLATED_KINDS) {
    const listed = (await second.me.get(`/api/${kind}/manage`)).json
    const [{ id }] = Object.values(listed).find(Array.isArray) as [{ id: number }]
    expect(await second.read(kind, id), kind).toMatchObject(textsOf(kind, 'full'))
    expect(await second.deskState(kind, id), kind).not.toBe('outdated')
    const path = `${translationsPath(kind)}/${id}/translations`
    const [translation] = ['articles', 'pages'].includes(kind)
      ? [(await second.me.get(`${path}/id`)).json.translation]
      : (await second.me.get(path)).json.translations
    expect(translation, kind).toMatchObject(textsOf(kind, 'alih'))
  }
})

test.each(['articles', 'pages', 'places'] as const)(
  'every text of a translation of %s is in its versions and restored',
  async (kind) => {
    const server = await start()
    const id = await server.create(kind, textsOf(kind, 'full'))
    await server.translate(kind, id, textsOf(kind, 'satu'))
    await server.translate(kind, id, textsOf(kind, 'dua'))
    const path = `/api/${kind}/${id}/translations/id/revisions`
    const { revisions } = (await server.me.get(path)).json
    expect(revisions).toHaveLength(2)
    const [newest, oldest] = revisions as [{ id: number }, { id: number }]
    expect((await server.me.get(`${path}/${newest.id}`)).json.revision).toMatchObject(textsOf(kind, 'dua'))
    const restored = (await server.me.post(`${path}/${oldest.id}/restore`, {})).json.translation
    expect(restored).toMatchObject(textsOf(kind, 'satu'))
  },
)
