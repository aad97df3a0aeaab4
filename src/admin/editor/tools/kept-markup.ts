/**
 * Inline markup that texts keep when the editor saves them, beside what its inline tools make: that of documents that
 * were converted from HTML. A text of which the editor did not know a mark would lose it.
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
} as const
