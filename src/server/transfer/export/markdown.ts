import TurndownService from 'turndown'
import type { RecordOf } from './format'

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  hr: '---',
})
// Markdown has no form for these, but takes HTML.
turndown.keep(['table', 'video', 'mark', 'u', 'sub', 'sup'])

/** Values as JSON, which YAML is a superset of. */
const frontMatter = (values: Record<string, unknown>) =>
  ['---', ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---', ''].join('\n')

/** An article as Markdown with front matter, as other programs read it. Pictures are at their places in the export. */
export function toMarkdown(article: RecordOf<'articles'>, categories: string[]) {
  const {
    title,
    slug,
    excerpt,
    status,
    created_at,
    published_at,
    author_name,
    byline,
    meta_description,
    image_url,
    image_alt,
    image_caption,
    image_credit,
    content,
  } = article
  const isLocal = image_url?.startsWith('/uploads/')
  const head = frontMatter({
    title,
    slug,
    excerpt,
    status,
    date: published_at ?? created_at,
    author: byline ?? author_name,
    categories,
    ...(meta_description && { description: meta_description }),
    ...(image_url && { image: isLocal ? `..${image_url}` : image_url }),
    ...(image_alt && { image_alt }),
    ...(image_caption && { image_caption }),
    ...(image_credit && { image_credit }),
  })
  const local = content.replaceAll(/(src|href)="\/uploads\//g, '$1="../uploads/')
  return `${head}\n${turndown.turndown(local)}\n`
}
