import type { LinkAttribute, TextTag } from '@shared/content/allowed-html'

/**
 * Inline markup that Editor.js keeps on save, besides that of its inline tools. It removes all other markup, and
 * documents that were converted from HTML contain these elements.
 */
export const keptMarkup = {
  br: true,
  a: { href: true, target: true, rel: true, title: true, hreflang: true },
  b: { lang: true, dir: true },
  strong: {},
  i: { lang: true, dir: true },
  em: {},
  u: { class: true },
  s: {},
  sub: {},
  sup: {},
  small: {},
  mark: { class: true },
  code: { class: true },
  span: { lang: true, dir: true },
} as const satisfies Record<TextTag, true | Record<string, true>> & { a: Record<LinkAttribute, true> }

/** Without these, Editor.js offers no conversion of its own: it loses marks, lines and ids. `convert-tune.ts` does. */
export const notByEditor = {} as never
