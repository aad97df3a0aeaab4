import { TONES } from '@shared/content/document'
import TurndownService from 'turndown'
import type { RecordOf } from './format'

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  hr: '---',
})
// Markdown has no form for these, but takes HTML.
turndown.keep(['table', 'video', 'mark', 'u', 'sub', 'sup', 'details'])

const indented = (text: string, indent: string) => text.trim().replaceAll('\n', `\n${indent}`)

/** Callouts as GitHub writes them, and footnotes as most programs do. */
turndown.addRule('callout', {
  filter: (node) => node.classList.contains('callout'),
  replacement(content, node) {
    const tone = TONES.find((name) => 'classList' in node && node.classList.contains(`callout-${name}`)) ?? 'note'
    return `\n\n> [!${tone.toUpperCase()}]\n> ${indented(content, '> ')}\n\n`
  },
})
turndown.addRule('footnote', {
  filter: (node) => node.nodeName === 'SUP' && node.hasAttribute('data-note'),
  replacement: (_, node) => `[^${node.textContent}]`,
})
turndown.addRule('backlink', {
  filter: (node) => node.getAttribute('role') === 'doc-backlink',
  replacement: () => '',
})
turndown.addRule('note', {
  filter: (node) => node.nodeName === 'LI' && node.id.startsWith('note-'),
  replacement: (content, node) =>
    `\n[^${'id' in node ? node.id.slice('note-'.length) : ''}]: ${indented(content, '    ')}\n`,
})

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
