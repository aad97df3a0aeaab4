import { createHash } from 'node:crypto'
import { MAX_BYLINE, MAX_META_DESCRIPTION } from '@shared/article-rules'
import { cleanLine, cut } from '@shared/content/clean-text'
import type { EditorDocument } from '@shared/content/document'
import { openingText, separateText } from '@shared/content/opening'
import { PICTURE_TEXT_LENGTHS } from '@shared/images'
import { convertContent, noContent } from '../../texts/articles/content.service'
import { processText } from '../../threads/threads'
import { addressesIn, withAddresses } from './addresses-in'
import { fileKind } from './copy-files'
import type { ImportPass } from './import-pass'
import { addFound, type RecordLosses } from './losses'
import type { SourcePost, SourceTranslation } from './source'

const MAX_TITLE = 500
const MAX_EXCERPT = 2000
/** An excerpt that is made from the text. */
const DERIVED_EXCERPT = 250

const plain = (html: string) => cleanLine(separateText(html))

/** The text, cut between words. Lists show it; the page does not, since its text follows (`repeatsOpening`). */
function derivedExcerpt(content: string) {
  const text = cleanLine(openingText(content))
  return text.length <= DERIVED_EXCERPT ? text : `${cut(text, DERIVED_EXCERPT).replace(/\s+\S*$/, '')}…`
}

/** Where the old site keeps its files. */
const STORES =
  /(?:^|\.)(?:storage\.ghost\.io|files\.wordpress\.com|substackcdn\.com|substack\.com|cdn-images-\d\.medium\.com)$/

const isOld = (address: string, base: string | undefined) => {
  if (!base || !URL.canParse(address, base)) return false
  const { host } = new URL(address, base)
  return host === new URL(base).host || STORES.test(host)
}

/** Copies what the text shows, and the files that it links to, and gives both their addresses here. Links to the old site become whole. */
async function withFiles({ files, source }: ImportPass, document: EditorDocument, losses: RecordLosses) {
  const { shown, linked } = addressesIn(document)
  const relative = (address: string) => address.startsWith('/') && !address.startsWith('/uploads/')
  const offered = [...linked].filter(
    (address) => fileKind(address) && (isOld(address, source.url) || relative(address)),
  )
  addFound(losses, { files: offered.filter((address) => fileKind(address) !== 'picture').length })
  const copyable = offered.filter((address) => fileKind(address) !== 'other')
  const others = new Map<string, string>()
  for (const [address, copied] of await files.copyAll([...shown, ...copyable])) {
    if ('path' in copied) others.set(address, copied.path)
    else {
      const kind = fileKind(address) === 'file' || !shown.has(address) ? ('files' as const) : ('pictures' as const)
      losses.lost.push({ kind, text: copied.reason, address })
    }
  }
  for (const address of offered)
    if (fileKind(address) === 'other')
      losses.lost.push({
        kind: 'files',
        text: 'this kind of file is not stored here; the link leads to the old site',
        address,
      })
  for (const address of linked)
    if (!others.has(address) && relative(address) && source.url && URL.canParse(address, source.url))
      others.set(address, new URL(address, source.url).href)
  return withAddresses(document, others)
}

const REPLACEMENT = '\uFFFD'

/** Characters that could not be decoded, or were lost before. */
function noteCharacters({ title, excerpt, html }: SourcePost, losses: RecordLosses) {
  for (const text of [title, excerpt, html]) {
    const at = text.indexOf(REPLACEMENT)
    if (at < 0) continue
    const count = text.split(REPLACEMENT).length - 1
    const around = plain(text.slice(Math.max(0, at - 40), at + 40))
    losses.lost.push({ kind: 'characters', text: `${count} that cannot be read, the first in “${around}”` })
  }
}

function metaOf({ meta_description }: Pick<SourcePost, 'meta_description'>, excerpt: string, losses: RecordLosses) {
  const text = plain(meta_description ?? '')
  if (!text || text === excerpt) return null
  if (text.length > MAX_META_DESCRIPTION)
    losses.lost.push({ kind: 'fields', text: `the end of the description for search engines: ${text}`, became: 'text' })
  return cut(text, MAX_META_DESCRIPTION)
}

/** Blocks get new ids each time. */
const withoutIds = (document: EditorDocument | null) => document?.blocks.map(({ id: _, ...block }) => block)

type TextOf = Pick<SourcePost, 'html' | 'updated_at'>

/** A text as it would be stored, with its files here. Reports what of it is lost. */
async function prepareText(pass: ImportPass, { html, updated_at }: TextOf, losses: RecordLosses) {
  const input = { content: html, time: (updated_at ?? pass.now()).getTime() }
  const foreign = await processText('foreignText', input, { size: html.length, field: 'content' })
  addFound(losses, foreign.found)
  losses.lost.push(...foreign.lost)
  const document = await withFiles(pass, foreign.document, losses)
  return (await convertContent({ blocks: document })) ?? noContent
}

type PictureTexts = Pick<SourcePost, 'picture_alt' | 'picture_caption'>

const pictureTexts = ({ picture_alt, picture_caption }: PictureTexts, image_url: string | null) => ({
  image_alt: (image_url && cut(plain(picture_alt ?? ''), PICTURE_TEXT_LENGTHS.alt)) || null,
  image_caption: (image_url && cut(plain(picture_caption ?? ''), PICTURE_TEXT_LENGTHS.caption)) || null,
})

async function prepareTranslation(
  pass: ImportPass,
  translation: SourceTranslation,
  image_url: string | null,
  losses: RecordLosses,
) {
  const { words: _, ...content } = await prepareText(pass, translation, losses)
  const title = cut(plain(translation.title), MAX_TITLE)
  const excerpt = cut(plain(translation.excerpt), MAX_EXCERPT) || derivedExcerpt(content.content) || title
  return {
    language: translation.language,
    title,
    excerpt,
    meta_description: metaOf(translation, excerpt, losses),
    ...pictureTexts(translation, image_url),
    ...content,
    translator: cut(plain(translation.translator ?? ''), MAX_BYLINE) || null,
    status: translation.isPublished ? ('published' as const) : ('draft' as const),
    updated_at: translation.updated_at,
  }
}

/** What an import would write of a post, and what of the post it would lose. */
export async function preparePost(pass: ImportPass, post: SourcePost) {
  const losses: RecordLosses = { found: { ...post.losses.found }, lost: [...post.losses.lost] }
  const title = cut(plain(post.title), MAX_TITLE) || `Untitled ${post.id}`
  noteCharacters(post, losses)
  let image_url: string | null = null
  if (post.picture) {
    addFound(losses, { pictures: 1 })
    const copied = await pass.files.copy(post.picture)
    if ('path' in copied) image_url = copied.path
    else losses.lost.push({ kind: 'pictures', text: `featured picture: ${copied.reason}`, address: post.picture })
  }
  const { words, ...content } = await prepareText(pass, post, losses)
  const excerpt = cut(plain(post.excerpt), MAX_EXCERPT) || derivedExcerpt(content.content) || title
  const texts = {
    title,
    excerpt,
    meta_description: metaOf(post, excerpt, losses),
    image_url,
    ...pictureTexts(post, image_url),
    image_credit: (image_url && cut(plain(post.picture_credit ?? ''), PICTURE_TEXT_LENGTHS.credit)) || null,
  }
  const translations = []
  for (const each of post.translations ?? []) translations.push(await prepareTranslation(pass, each, image_url, losses))
  const status = post.isPublished ? ('published' as const) : ('draft' as const)
  const { kind, authors, categories, created_at, updated_at, published_at, slug } = post
  const language = post.language ?? pass.source.language
  const made = { texts, status, kind, authors, categories, created_at, updated_at, published_at, slug, language }
  const versions = translations.map(({ content: _, blocks, ...rest }) => [rest, withoutIds(blocks)])
  const digest = createHash('sha256')
    .update(JSON.stringify([made, withoutIds(content.blocks), versions]))
    .digest('hex')
  return { ...texts, content, words, status, translations, losses, digest }
}

export type PreparedPost = Awaited<ReturnType<typeof preparePost>>
