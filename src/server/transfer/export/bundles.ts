import { constants, copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EVENTS_SLUG } from '@shared/article-rules'
import { uploadsIn } from '@shared/images'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { PRACTICAL_FIELDS } from '@shared/place-rules'
import { slugify } from '@shared/slugify'
import { processText } from '../../threads/threads'
import { frontMatter } from '../markdown/front-matter'
import { KEPT_BLOCKS } from '../markdown/kept-blocks'
import type { RecordOf } from './format'

/** The folder of the Markdown, as a static site has it: `hugo --contentDir`, Astro's `src/content`. */
export const CONTENT = 'content'

/** What is written for a language: the front matter, and the text below it. */
type Version = {
  language: LanguageCode
  fields: Record<string, unknown>
  text: { content: string; blocks?: unknown }
}

const ORIGINAL: LanguageCode = DEFAULT_LANGUAGE

type Bundle = { section: 'articles' | 'pages' | 'places'; name: string; versions: Version[] }

/** What articles refer to by ids, and the one that is pinned. */
export type Names = {
  categories: Map<number, string>
  series: Map<number, string>
  places: Map<number, string>
  pinned?: number
}

/** A picture beside the text, or elsewhere. */
const pictureOf = (url: string | null | undefined) => url?.replace(/^\/uploads\//, './')

/** Addresses that lead here now, on a static site too. Those with a query are no files. */
const aliasesOf = (addresses: string[]) =>
  addresses.filter((address) => address.startsWith('/') && !/[?#]/.test(address))

const MAX_NAME = 100

/** The slug, which is the address on a static site. */
function folderName(slug: string, id: number) {
  const name = slugify(slug)
  return name.length > MAX_NAME || name === '' ? `${name.slice(0, MAX_NAME)}-${id}` : name
}

export function articleBundle(article: RecordOf<'articles'>, names: Names): Bundle {
  const {
    id,
    slug,
    translations,
    image_url,
    image_credit,
    byline,
    opening,
    author_name,
    status,
    old_addresses,
    further_authors = [],
    starts_at,
    ends_at,
    place_id,
  } = article
  const isEvent = slug === EVENTS_SLUG
  const path = isEvent ? paths.event(id) : paths.article(id)
  const shared = {
    date: article.published_at ?? article.created_at,
    author: byline ?? author_name,
    authors:
      further_authors.length > 0 ? [byline ?? author_name, ...further_authors.map((each) => each.author_name)] : [],
    tags: article.categories.flatMap((each) => names.categories.get(each) ?? []),
    places: (article.places ?? []).flatMap((each) => names.places.get(each) ?? []),
    series: names.series.get(article.series_id ?? 0),
    event: isEvent,
    eventFields: isEvent && { starts_at, ends_at, event_place: names.places.get(place_id ?? 0) },
    image: pictureOf(image_url),
  }
  const isInDefault = [article, ...translations].some(
    ({ language }) => (language ?? DEFAULT_LANGUAGE) === DEFAULT_LANGUAGE,
  )
  const versions = [article, ...translations].map((texts): Version => {
    const { title, excerpt, meta_description, image_alt, image_caption, content, blocks } = texts
    const language = (texts.language ?? DEFAULT_LANGUAGE) as LanguageCode
    const isOriginal = texts === article
    return {
      language,
      fields: {
        title,
        date: shared.date,
        lastmod: texts.updated_at,
        draft: status !== 'published' || (!isOriginal && texts.status !== 'published'),
        language,
        summary: excerpt,
        description: meta_description || excerpt,
        author: shared.authors.length > 0 ? undefined : shared.author,
        authors: shared.authors,
        ...(!isOriginal && 'translator' in texts && { translator: texts.translator }),
        tags: shared.tags,
        places: shared.places,
        series: shared.series,
        event: isEvent,
        ...shared.eventFields,
        featured: id === names.pinned,
        image: shared.image,
        image_alt,
        image_caption,
        image_credit,
        opening: opening === 'standard' ? undefined : opening,
        aliases: aliasesOf([
          ...(isOriginal ? old_addresses : []),
          ...(isOriginal && !isInDefault ? [path] : []),
          languagePath(language, path),
        ]),
      },
      text: { content, blocks },
    }
  })
  return { section: 'articles', name: isEvent ? `event-${id}` : folderName(slug, id), versions }
}

export function pageBundle(page: RecordOf<'pages'>): Bundle {
  const { id, slug, translations, old_addresses } = page
  const versions = [{ ...page, language: ORIGINAL }, ...translations].map(
    ({ language, title, status, content, blocks, updated_at }): Version => ({
      language,
      fields: {
        title,
        date: page.created_at,
        lastmod: updated_at,
        draft: status !== 'published' || page.status !== 'published',
        language,
        aliases: aliasesOf(language === DEFAULT_LANGUAGE ? old_addresses : []),
      },
      text: { content, blocks },
    }),
  )
  return { section: 'pages', name: folderName(slug, id), versions }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')

/** `parent`: the slug of the place that it is a part of. */
export function placeBundle(place: RecordOf<'places'>, parent: string | undefined): Bundle {
  const { id, slug, kind, latitude, longitude, province, image_url, image_credit, source_url, status } = place
  const { months, volcano_level } = place
  const versions = [{ ...place, language: ORIGINAL }, ...place.translations].map((texts): Version => {
    const { language, name, summary, image_alt, practical, updated_at } = texts
    const facts = PRACTICAL_FIELDS.map((field) => practical?.[field]).filter((fact) => !!fact)
    return {
      language,
      fields: {
        title: name,
        date: place.created_at,
        lastmod: updated_at,
        draft: status !== 'published',
        language,
        description: summary,
        place_kind: kind,
        latitude,
        longitude,
        province: texts.province ?? province,
        part_of: parent,
        image: pictureOf(image_url),
        image_alt,
        image_credit,
        source_url,
        practical,
        months,
        volcano_level,
        notices: texts.notices,
        aliases: aliasesOf(language === DEFAULT_LANGUAGE ? place.old_addresses : []),
      },
      text: { content: [summary, ...facts].map((text) => `<p>${escaped(String(text))}</p>`).join('') },
    }
  })
  return { section: 'places', name: folderName(slug, id), versions }
}

/** The files that stand beside a text. */
const filesBeside = (markdown: string) =>
  [...markdown.matchAll(/\]\(<?\.\/([\w.-]+)/g)].map(([, name]) => name as string)

/**
 * Writes a folder with a file for each language: `index.md` for the main one, `index.id.md` for others. Returns the uploads that belong
 * into it.
 */
export async function writeBundle(folder: string, bundle: Bundle, main: LanguageCode) {
  const path = join(folder, CONTENT, bundle.section, bundle.name)
  await mkdir(path, { recursive: true })
  const texts = bundle.versions.map(({ text }) => text)
  const size = texts.reduce((sum, { content }) => sum + content.length, 0)
  const written = await processText('writeMarkdown', texts, { size, field: 'content', isOurs: true })
  const files = new Set<string>()
  for (const [index, { language, fields }] of bundle.versions.entries()) {
    const { body = '', kept = [] } = written[index] ?? {}
    const picture = typeof fields.image === 'string' && fields.image.startsWith('./') ? [fields.image.slice(2)] : []
    for (const name of [...filesBeside(body), ...uploadsIn(JSON.stringify(kept)), ...picture]) files.add(name)
    const suffix = language === main ? '' : `.${language.toLowerCase()}`
    const head = frontMatter({ ...fields, [KEPT_BLOCKS]: kept })
    await writeFile(join(path, `index${suffix}.md`), `${head}\n${body}\n`)
  }
  return { path, files }
}

/** Copies files beside the texts that show them. Where the file system can, both share the space. */
export async function copyBeside(
  uploads: string,
  bundles: { path: string; files: Set<string> }[],
  signal: AbortSignal,
) {
  for (const { path, files } of bundles)
    for (const name of files) {
      signal.throwIfAborted()
      await copyFile(join(uploads, name), join(path, name), constants.COPYFILE_FICLONE).catch((error) => {
        // A text may show a file that is gone.
        if (error.code !== 'ENOENT') throw error
      })
    }
}
