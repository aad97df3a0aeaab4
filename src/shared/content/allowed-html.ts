/** The HTML that articles and newsletters may contain: the server's sanitiser and the dashboard's display share this list. */

const BLOCKS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'hr',
  'blockquote',
  'cite',
  'pre',
  'div',
  'section',
  'details',
  'summary',
] as const
const LISTS = ['ul', 'ol', 'li', 'label'] as const
const FIGURES = ['figure', 'figcaption'] as const
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const

/** Markup within a text. The block editor keeps all of it, links included. */
const INLINE = ['br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code', 'small', 'span'] as const

/** What only HTML from elsewhere has. The block editor reads it as the elements above. */
const FOREIGN = [
  ...['dl', 'dt', 'dd'],
  ...['ruby', 'rt', 'rp', 'q', 'abbr', 'kbd', 'samp', 'var', 'dfn', 'ins', 'del', 'bdi', 'bdo'],
] as const

/** Elements whose attributes load or open something, so each is checked individually. `input` is for checklists. */
const CHECKED = ['a', 'img', 'video', 'audio', 'input'] as const

export const SIMPLE_TAGS: readonly string[] = [...BLOCKS, ...LISTS, ...FIGURES, ...TABLES, ...INLINE, ...FOREIGN]
export const ALLOWED_TAGS: readonly string[] = [...SIMPLE_TAGS, ...CHECKED]

export const LINK_ATTRIBUTES = ['href', 'title', 'rel', 'target', 'hreflang'] as const

/** The elements that a text within a block may contain. */
export type TextTag = (typeof INLINE)[number] | 'a'
export type LinkAttribute = (typeof LINK_ATTRIBUTES)[number]
