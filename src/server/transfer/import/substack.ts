import { escapeMarkup } from '@shared/content/html'
import { parse } from 'csv-parse/sync'
import { openArchive } from './archive'
import { noLosses } from './losses'
import {
  isUsualDate,
  MAX_CONTENT,
  MAX_POSTS,
  requireUrl,
  type Source,
  SourceError,
  type SourcePost,
  siteName,
} from './source'
import { decodeText } from './source-files'

const EXPECTED = 'the ZIP file or the folder of a Substack export (Settings, Exports), with posts.csv in it'

const LIST = 'posts.csv'

type Row = Record<string, string>

function parseRows(text: string, path: string): Row[] {
  try {
    return parse(text, {
      columns: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
    })
  } catch (error) {
    throw new SourceError(`${path}: ${LIST} is damaged: ${(error as Error).message}; expected ${EXPECTED}`)
  }
}

const isTrue = (value: string | undefined) => /^(?:true|t|1)$/i.test(value ?? '')

/** `2021-03-04T05:06:07.000Z`; empty for a draft. */
function dateOf(text: string | undefined) {
  const date = new Date(text || Number.NaN)
  return isUsualDate(date) ? date : undefined
}

/** The recording of a podcast above its text. */
const recording = (url: string | undefined) => (url ? `<audio src="${escapeMarkup(url)}"></audio>` : '')

function postOf(row: Row, html: string, author: string): SourcePost {
  const [, number = '', slug = ''] = /^(\d+)\.?(.*)$/.exec(row.post_id ?? '') ?? []
  const audience = row.audience || 'everyone'
  const isSent = isTrue(row.is_published)
  const isPublished = isSent && audience === 'everyone'
  const created = dateOf(row.post_date)
  const losses = noLosses()
  losses.found = { dates: 1, authors: 1 }
  if (isSent && !created) losses.lost.push({ kind: 'dates', text: row.post_date || 'it has none' })
  return {
    id: number || (row.post_id ?? ''),
    kind: row.type === 'page' ? 'page' : 'post',
    title: row.title ?? '',
    slug: slug || (row.title ?? ''),
    excerpt: row.subtitle ?? '',
    html: recording(row.podcast_url) + html,
    isPublished,
    created_at: created,
    updated_at: created,
    published_at: isPublished ? (created ?? null) : null,
    authors: [author],
    categories: [],
    picture: undefined,
    addresses: isPublished && slug ? [`/p/${slug}`] : [],
    warnings: isSent && !isPublished ? [`it was for ${audience} only, and is a draft here`] : [],
    losses,
  }
}

/** The export lists its posts in a table, with a file of HTML for each. It names neither the site nor its authors. */
export async function openSubstack(path: string, givenUrl?: string): Promise<Source> {
  const archive = await openArchive(path, EXPECTED)
  if (!archive.has(LIST)) throw new SourceError(`${path}: ${LIST} is missing; expected ${EXPECTED}`)
  const rows = parseRows(decodeText(await archive.read(LIST), path), path).filter(({ post_id }) => post_id)
  if (rows.length > MAX_POSTS) throw new SourceError(`${path}: more than ${MAX_POSTS} posts`)
  if (rows.length === 0) throw new SourceError(`${path}: ${LIST} lists no posts; expected ${EXPECTED}`)
  const url = requireUrl(path, givenUrl)
  const author = new URL(url).host.replace(/\.substack\.com$|^www\./g, '')
  const leftOut: Source['leftOut'] = new Map()
  const files = new Map(
    archive.names.flatMap((name) => {
      const [, id] = /^posts\/(.+)\.html$/.exec(name) ?? []
      return id ? [[id, name] as const] : []
    }),
  )

  async function htmlOf({ post_id = '' }: Row) {
    const name = files.get(post_id)
    const html = name ? decodeText(await archive.read(name), name) : undefined
    if ((html?.length ?? 0) > MAX_CONTENT)
      throw new SourceError(`${path}: ${name} has more than ${MAX_CONTENT} characters`)
    return html
  }
  for (const row of rows) {
    await htmlOf(row)
    if (row.type === 'thread' || row.type === 'restack') leftOut.set(row.type, (leftOut.get(row.type) ?? 0) + 1)
  }
  return {
    name: siteName('substack', url),
    url,
    authors: new Map([[author, { name: author }]]),
    categories: new Map(),
    async *posts() {
      for (const row of rows) {
        if (leftOut.has(row.type ?? '')) continue
        const html = await htmlOf(row)
        const post = postOf(row, html ?? '', author)
        if (html === undefined && !row.podcast_url)
          post.losses.lost.push({ kind: 'fields', text: `its text: posts/${row.post_id}.html is not in the file` })
        yield post
      }
    },
    redirects: [['/feed', '/feed.xml']],
    leftOut,
  }
}
