// Both libraries are loaded lazily, when the first mail is made.

export async function inlineStyles(html: string) {
  const { default: juice } = await import('juice')
  // Media queries cannot be inlined and stay in the head.
  return juice(html, { preserveMediaQueries: true, removeStyleTags: true })
}

export async function textOf(html: string) {
  const { convert } = await import('html-to-text')
  return convert(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      { selector: 'img', format: 'skip' },
      { selector: '.preheader', format: 'skip' },
      { selector: '.head', format: 'skip' },
      { selector: 'table.data', format: 'dataTable' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
}
