import { loadBuiltSite } from '@server/render/site-renderer'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { PLACE_TRANSLATION_FIELDS, pick } from '@shared/editable-fields'
import { paths } from '@shared/paths'

import {
  adSamples,
  articleSamples,
  before,
  categorySamples,
  newsletterSamples,
  pageSamples,
  placeSamples,
  profileSamples,
  seriesSamples,
  translationSamples,
} from '@tests/factories/field-samples'
import { startMailing } from '@tests/server/start-mailing'
import type { ReceivedMail } from '@tests/smtp-server'
import { expect } from 'vitest'
import type { z } from 'zod'

type Path = (string | number)[]

/** Readers see it now, on all pages. */
const shownAd = { ...before(adSamples), starts_at: null, ends_at: null, place_ids: [], months: [] }

const file = { url: '/uploads/a-1600x1000.webp' }

/** Each kind of block, with all of its texts. */
const blocks = Object.entries({
  paragraph: { text: 'text' },
  header: { text: 'text', level: 2 },
  list: { style: 'checklist', meta: {}, items: [{ content: 'text', meta: {}, items: [] }] },
  image: {
    caption: 'text',
    alt: 'text',
    credit: 'text',
    file,
    withBorder: false,
    withBackground: false,
    stretched: false,
  },
  gallery: { items: [{ caption: 'text', alt: 'text', credit: 'text', file }] },
  code: { code: 'text', language: '' },
  callout: { text: 'text', tone: 'tip' },
  details: { summary: 'text', text: 'text' },
  button: { text: 'text', url: 'https://example.com/' },
  video: { url: 'https://youtu.be/dQw4w9WgXcQ', caption: 'text' },
  quote: { text: 'text', caption: 'text', alignment: 'left' },
  checklist: { items: [{ text: 'text', checked: true }] },
  table: { withHeadings: true, stretched: false, content: [['text'], ['text']] },
  linkTool: { link: 'https://example.com/', meta: { title: 'text', description: 'text' } },
  unheardOf: { any: 'text' },
}).map(([type, data], index) => ({ id: `block${index}`, type, data }))

/** The server makes the HTML from the blocks. */
const document = { content: undefined, blocks: { time: 1, version: '2.31.0', blocks } }

/** The paths of all texts in a value. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function replaced(value: unknown, path: Path, text: string): unknown {
  const [key, ...rest] = path
  if (key === undefined) return text
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  Object.assign(copy, { [key]: replaced((value as Record<string | number, unknown>)[key], rest, text) })
  return copy
}

/** Names and addresses within a document, which any text could be. */
const MACHINE = /^(?:url|link|id|type|version|language|slug)$/

/** What is written: a call, its address, and an input that it accepts. */
type Written = { call: CallName; url: string; input: object; as: 'editor' | 'author' }

/** The texts of an input that may be anything, by the call's own rules. */
function freeTexts({ call, input }: Written) {
  const { body } = contract[call] as ContractRow
  const accepts = (path: Path, text: string) => (body as z.ZodType).safeParse(replaced(input, path, text)).success
  return textsIn(input).filter(
    (path) => !MACHINE.test(String(path.at(-1))) && accepts(path, `${'any text '.repeat(10)}!`) && accepts(path, 'B'),
  )
}

const PUBLIC_URL = 'https://eye.example'

export type Field = { name: string; written: Written; path: Path }

/** A magazine with a published record of each kind, its translations, the addresses that show them, and all texts of these records. */
export async function openWorld() {
  let minutes = 0
  const server = await startMailing({
    renderer: await loadBuiltSite(),
    env: { PUBLIC_URL },
    now: () => new Date(Date.now() + minutes * 60_000),
  })
  const { make, as, editor, smtp } = server
  const account = await make.user({ role: 'editor', name: 'Dewi', bio: 'Writes.' })
  const author = await as(account)
  const category = await make.category({ slug: 'lakes' })
  const series = await make.series({ slug: 'volcanoes' })
  const place = await make.place({ slug: 'toba' })
  const page = await make.page({ slug: 'privacy' })
  const article = await make.article({ author_id: account.id, author_name: account.name, category_ids: [category.id] })
  const ad = await make.ad()
  const newsletter = await make.newsletter()

  const articles = before(articleSamples([category.id, category.id], [place.id, place.id], series.id))
  const pages = { ...before(pageSamples), ...document, slug: 'privacy', status: 'published' }
  const places = { ...before(placeSamples), latitude: 1e-7, slug: 'toba', status: 'published' }
  const notices = places.notices.map(({ id, text }) => ({ id, text }))
  const placeTexts = { ...pick(places, PLACE_TRANSLATION_FIELDS), notices }
  const written: Written[] = [
    {
      call: 'PUT /api/articles/:id',
      url: `/api/articles/${article.id}`,
      input: {
        ...articles,
        ...document,
        byline: null,
        category_ids: [category.id],
        places: [place.id],
        status: 'published',
      },
      as: 'editor',
    },
    {
      call: 'PUT /api/articles/:id/translations/:language',
      url: `/api/articles/${article.id}/translations/id`,
      input: { ...before(translationSamples), ...document, status: 'published' },
      as: 'editor',
    },
    { call: 'PUT /api/pages/:id', url: `/api/pages/${page.id}`, input: pages, as: 'editor' },
    {
      call: 'PUT /api/pages/:id/translations/:language',
      url: `/api/pages/${page.id}/translations/id`,
      input: { title: 'Privasi', blocks: null, content: '<p>text</p>', status: 'published' },
      as: 'editor',
    },
    { call: 'PUT /api/places/:id', url: `/api/places/${place.id}`, input: places, as: 'editor' },
    {
      call: 'PUT /api/places/:id/translations/:language',
      url: `/api/places/${place.id}/translations/id`,
      input: placeTexts,
      as: 'editor',
    },
    {
      call: 'PUT /api/categories/:id',
      url: `/api/categories/${category.id}`,
      input: { ...before(categorySamples), slug: 'lakes' },
      as: 'editor',
    },
    {
      call: 'PUT /api/categories/:id/translations/:language',
      url: `/api/categories/${category.id}/translations/id`,
      input: { name: 'Danau', description: 'Air' },
      as: 'editor',
    },
    {
      call: 'PUT /api/series/:id',
      url: `/api/series/${series.id}`,
      input: { ...before(seriesSamples), slug: 'volcanoes' },
      as: 'editor',
    },
    {
      call: 'PUT /api/series/:id/translations/:language',
      url: `/api/series/${series.id}/translations/id`,
      input: { title: 'Gunung api', description: 'Perlahan' },
      as: 'editor',
    },
    { call: 'PUT /api/ads/:id', url: `/api/ads/${ad.id}`, input: shownAd, as: 'editor' },
    {
      call: 'PUT /api/ads/:id/translations/:language',
      url: `/api/ads/${ad.id}/translations/id`,
      input: { title: 'Penginapan', description: 'Tiga kamar', status: 'published' },
      as: 'editor',
    },
    {
      call: 'PUT /api/newsletters/:id',
      url: `/api/newsletters/${newsletter.id}`,
      input: before(newsletterSamples),
      as: 'editor',
    },
    {
      call: 'PUT /api/auth/profile',
      url: '/api/auth/profile',
      input: { ...before(profileSamples), email: account.email, password: undefined, current_password: undefined },
      as: 'author',
    },
  ]
  const fields = written.flatMap((each): Field[] =>
    freeTexts(each).map((path) => ({ name: `${each.call} ${path.join('.')}`, written: each, path })),
  )
  const shown = [
    ...['', '/id'].flatMap((language) => [
      `${language}/feed.xml`,
      language + paths.topicFeed('lakes'),
      ...[
        language || '/',
        '/articles',
        '/places',
        '/places/toba',
        '/topics',
        '/topics/lakes',
        '/series/volcanoes',
        '/pages/privacy',
      ].map((path) => (path === language ? path : (path === '/' ? '' : language) + path)),
      `${language}/articles/${article.id}`,
      `${language}/authors/${account.id}-dewi`,
    ]),
    ...['/sitemap.xml', paths.placeGpx('toba'), '/api/articles?q=text'],
  ]

  return {
    fields,
    shown: [...new Set(shown)],
    async read(path: string) {
      const reply = await server.fetch(path)
      // An author's name is in the address.
      return reply.status === 301 ? server.fetch(String(reply.headers.location).replace(PUBLIC_URL, '')) : reply
    },
    /** Writes the text into each field, and approves the ad again. */
    async write(textOf: (field: Field) => string) {
      // An account saves only so often.
      minutes += 1
      for (const each of written) {
        const input = fields
          .filter((field) => field.written === each)
          .reduce<unknown>((value, field) => replaced(value, field.path, textOf(field)), each.input)
        const client = each.as === 'author' ? author : editor
        const { status, text } = await client.put(each.url, input)
        if (status !== 200) throw new Error(`${each.call}: ${text}`)
      }
      await editor.put(`/api/ads/${ad.id}/status`, { status: 'published' })
    },
    /** The newsletter as it arrives. */
    async mail() {
      const before = smtp.mails.length
      const { status, text } = await editor.post(`/api/newsletters/${newsletter.id}/test`)
      if (status !== 200) throw new Error(text)
      await expect.poll(() => smtp.mails.length).toBe(before + 1)
      return (smtp.mails.at(-1) as ReceivedMail).parse()
    },
  }
}
