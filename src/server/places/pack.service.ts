import { createHash } from 'node:crypto'
import { ApiError, createClient } from '@shared/client'
import type { Pack, PackFile } from '@shared/entities/pack'
import { SMALL_WIDTH, uploadsIn, variantName, widthOf, withoutWidth } from '@shared/images'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { LRUCache } from 'lru-cache'
import type { Storage } from '../files/storage/types'
import { typeOf } from '../files/storage/types'
import { sentBytes } from '../http/cache/kept-replies'
import { notFound } from '../http/errors'

/** A pack leaves out the oldest articles beyond these. */
const MAX_PACK_ARTICLES = 40
const MAX_PACK_BYTES = 20_000_000
const MAX_PACK_FILES = 400

type Sources = {
  storage: Pick<Storage, 'size'>
  /** Answers public calls. */
  send: typeof fetch
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** Without the counters: a view is not a change that readers have to download. */
const withoutViews = (body: string) =>
  JSON.stringify(JSON.parse(body), (key, value) => (key === 'views' ? undefined : value))

/** Size and version of replies by their digest, because compressing one takes longer than making it. */
const measured = new LRUCache<string, Pick<PackFile, 'bytes' | 'version'>>({ max: 2000 })

function measure(body: string) {
  const key = digest(body)
  const known = measured.get(key) ?? { bytes: sentBytes(Buffer.from(body)), version: digest(withoutViews(body)) }
  measured.set(key, known)
  return known
}

function narrowName(name: string) {
  const whole = withoutWidth(name)
  return widthOf(`/uploads/${whole}`) > SMALL_WIDTH ? variantName(whole, SMALL_WIDTH) : whole
}

/** The narrow copies of these pictures, as far as they exist here. */
async function pictureFiles({ storage }: Sources, names: string[]) {
  const files: PackFile[] = []
  for (const name of new Set(names.map(narrowName))) {
    const bytes = typeOf(name)?.startsWith('image/') ? await storage.size(name) : undefined
    // The name changes with the content.
    if (bytes !== undefined) files.push({ url: `/uploads/${name}`, kind: 'picture', bytes, version: 'fixed' })
  }
  return files
}

/** The reply; undefined if there is no such record, or no longer. */
const orAbsent = <Reply>(reply: Promise<Reply>) =>
  reply.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  })

const totalBytes = (files: PackFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

/** The versions of the files that make up the place. */
const versionOf = (files: PackFile[]) =>
  digest(JSON.stringify(files.filter(({ kind }) => kind !== 'related').map(({ url, version }) => [url, version])))

/**
 * What has to be kept so that the page of a published place opens offline in this language, with its articles. The replies are those
 * that anonymous readers get now, so drafts are in no pack.
 */
export async function readPack(sources: Sources, key: string, language: LanguageCode | undefined): Promise<Pack> {
  const lang = language === DEFAULT_LANGUAGE ? undefined : language

  /** Makes calls as the pages make them, and collects their replies as files. */
  function collect() {
    const files: PackFile[] = []
    const send: typeof fetch = async (url, init) => {
      const reply = await sources.send(url, init)
      if (!reply.ok) return reply
      const path = String(url)
      const body = await reply.text()
      files.push({ url: path, kind: /\/(?:related|nearby)\b/.test(path) ? 'related' : 'data', ...measure(body) })
      return new Response(body)
    }
    return { files, request: createClient({ baseUrl: '', token: () => null, send }) }
  }

  const named = await orAbsent(collect().request('GET /api/places/:id', { params: { id: key }, query: { lang } }))
  const { files, request } = collect()
  // Pages name a place by its slug. Meanwhile it may have got another one, or be gone.
  const id = named?.place.slug
  const found = id && (await orAbsent(request('GET /api/places/:id', { params: { id }, query: { lang } })))
  if (!found) throw notFound('Place')
  const { place } = found
  const { articles, total } = await request('GET /api/articles', { query: { place: place.id, lang } })
  await orAbsent(request('GET /api/places/:id/nearby', { params: { id }, query: { lang } }))
  files.push(...(await pictureFiles(sources, uploadsIn(place.image_url ?? ''))))
  const pages = [{ path: paths.place(place.slug), title: place.name }]

  for (const { id, title } of articles.slice(0, MAX_PACK_ARTICLES)) {
    const own = collect()
    const read = await orAbsent(own.request('GET /api/articles/:id', { params: { id }, query: { lang } }))
    if (!read) continue
    await orAbsent(own.request('GET /api/articles/:id/related', { params: { id }, query: { lang } }))
    const { article } = read
    const pictures = uploadsIn([article.image_url, article.author?.image_url, article.content].join(' '))
    own.files.push(...(await pictureFiles(sources, pictures)))
    const added = own.files.filter(({ url }) => files.every((file) => file.url !== url))
    const isTooLarge = totalBytes(files) + totalBytes(added) > MAX_PACK_BYTES
    if (isTooLarge || files.length + added.length > MAX_PACK_FILES) break
    files.push(...added)
    pages.push({ path: paths.article(id), title })
  }

  return {
    place_id: place.id,
    lang: language ?? DEFAULT_LANGUAGE,
    version: versionOf(files),
    bytes: totalBytes(files),
    pages: pages.map(({ path, title }) => ({ path: languagePath(language ?? DEFAULT_LANGUAGE, path), title })),
    total_articles: total,
    files,
  }
}
