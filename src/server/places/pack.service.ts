import { createHash } from 'node:crypto'
import type { CallReply } from '@shared/calls'
import { ApiError, createClient } from '@shared/client'
import type { Pack, PackFile } from '@shared/entities/pack'
import { SMALL_WIDTH, uploadsIn, variantName, widthOf, withoutWidth } from '@shared/images'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { ALL_PLACES } from '@shared/place-rules'
import { isArticleStop } from '@shared/trip/stops'
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

type Place = CallReply<'GET /api/places/:id'>['place']

/** Collects the files of a pack in a language, as pages ask for them. The replies are those that anonymous readers get now, so drafts are in no pack. */
function createPack(sources: Sources, language: LanguageCode = DEFAULT_LANGUAGE) {
  const lang = language === DEFAULT_LANGUAGE ? undefined : language
  const files: PackFile[] = []
  const pages: Pack['pages'] = []
  const articles = new Set<number>()

  const add = (more: PackFile[]) => {
    for (const file of more) if (files.every(({ url }) => url !== file.url)) files.push(file)
  }
  const addPage = (path: string, title: string) => pages.push({ path: languagePath(language, path), title })

  /** Makes calls as the pages make them, and collects their replies as files. */
  function collect() {
    const own: PackFile[] = []
    const send: typeof fetch = async (url, init) => {
      const reply = await sources.send(url, init)
      if (!reply.ok) return reply
      const path = String(url)
      const body = await reply.text()
      own.push({
        url: path,
        kind: /\/(?:related|nearby)\b|\/places\?/.test(path) ? 'related' : 'data',
        ...measure(body),
      })
      return new Response(body)
    }
    return { files: own, request: createClient({ baseUrl: '', token: () => null, send }) }
  }

  /** Adds the page of a place without its articles, which it returns; undefined if there is no such place. */
  async function addPlace(key: string) {
    const named = await orAbsent(collect().request('GET /api/places/:id', { params: { id: key }, query: { lang } }))
    const own = collect()
    // Pages name a place by its slug. Meanwhile it may have got another one, or be gone.
    const id = named?.place.slug
    const found = id && (await orAbsent(own.request('GET /api/places/:id', { params: { id }, query: { lang } })))
    if (!found) return undefined
    const place: Place = found.place
    const listed = await own.request('GET /api/articles', { query: { place: place.id, lang } })
    await own.request('GET /api/places', { query: { ...ALL_PLACES, lang } })
    await orAbsent(own.request('GET /api/places/:id/nearby', { params: { id }, query: { lang } }))
    add([...own.files, ...(await pictureFiles(sources, uploadsIn(place.image_url ?? '')))])
    addPage(paths.place(place.slug), place.name)
    return { place, ...listed }
  }

  /** Adds an article, if there is one with this id; false if the pack would become too large. */
  async function addArticle(id: number) {
    if (articles.has(id)) return true
    if (articles.size >= MAX_PACK_ARTICLES) return false
    const own = collect()
    const read = await orAbsent(own.request('GET /api/articles/:id', { params: { id }, query: { lang } }))
    if (!read) return true
    await orAbsent(own.request('GET /api/articles/:id/related', { params: { id }, query: { lang } }))
    const { article } = read
    const pictures = uploadsIn([article.image_url, article.author?.image_url, article.content].join(' '))
    own.files.push(...(await pictureFiles(sources, pictures)))
    const added = own.files.filter(({ url }) => files.every((file) => file.url !== url))
    const isTooLarge = totalBytes(files) + totalBytes(added) > MAX_PACK_BYTES
    if (isTooLarge || files.length + added.length > MAX_PACK_FILES) return false
    files.push(...added)
    articles.add(id)
    addPage(paths.article(id), article.title)
    return true
  }

  const addArticles = async (ids: number[]) => {
    for (const id of ids) if (!(await addArticle(id))) break
  }

  const finish = (place_id: number | null, total_articles: number): Pack => ({
    place_id,
    lang: language,
    version: versionOf(files),
    bytes: totalBytes(files),
    pages,
    total_articles,
    files,
  })
  return { addPlace, addArticles, finish }
}

/** What has to be kept so that the page of a published place opens offline in this language, with its articles. */
export async function readPack(sources: Sources, key: string, language: LanguageCode | undefined): Promise<Pack> {
  const pack = createPack(sources, language)
  const found = await pack.addPlace(key)
  if (!found) throw notFound('Place')
  await pack.addArticles(found.articles.map(({ id }) => id))
  return pack.finish(found.place.id, found.total)
}

/** The same for a trip: its places, its articles, then those about its places. What is no longer published is left out. */
export async function readTripPack(sources: Sources, stops: string[], language: LanguageCode | undefined) {
  const pack = createPack(sources, language)
  const about: number[] = []
  for (const slug of stops.filter((stop) => !isArticleStop(stop))) {
    const found = await pack.addPlace(slug)
    about.push(...(found?.articles.map(({ id }) => id) ?? []))
  }
  const articles = new Set([...stops.filter(isArticleStop).map(Number), ...about])
  await pack.addArticles([...articles])
  return pack.finish(null, articles.size)
}
