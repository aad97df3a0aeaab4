import type { DomNode, FormatCallback } from 'html-to-text'
import { Parser } from 'htmlparser2'

type Opened = { name: string; classes: string[] }

/** `p`, `.name`, `p.name`, and one of these within a class, as `.foot a`. */
function fits(selector: string, element: Opened, around: Opened[]) {
  const [simple = '', outer] = selector.split(' ').reverse()
  const [name, own] = simple.split('.')
  const within = outer?.slice(1)
  return (
    (!name || name === element.name) &&
    (own === undefined || element.classes.includes(own)) &&
    (within === undefined || around.some(({ classes }) => classes.includes(within)))
  )
}

/** Adds styles to the elements that they are for, since mail programs may drop those of the head. Later rules win. */
export function inlineStyles(html: string, css: string) {
  const rules = Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selectors = '', style = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    style: style.trim(),
  }))
  const around: Opened[] = []
  let styled = ''
  let end = 0
  const parser = new Parser({
    onopentag(name, attribs) {
      const element = { name, classes: (attribs.class ?? '').split(' ') }
      const fitting = rules.filter(({ selectors }) => selectors.some((selector) => fits(selector, element, around)))
      around.push(element)
      if (fitting.length === 0) return
      const attribute = ` style="${fitting.map(({ style }) => style).join(' ')}"`
      styled += html.slice(end, parser.endIndex + 1).replace(/ ?\/?>$/, (close) => attribute + close)
      end = parser.endIndex + 1
    },
    onclosetag: () => void around.pop(),
  })
  parser.end(html)
  return styled + html.slice(end)
}

/** What stands below each other in a cell. A row is one line. */
const STACKED = ['p', 'br', 'ul', 'ol', 'li', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const inOneLine = (nodes: DomNode[] = []): DomNode[] =>
  nodes.flatMap((node) => {
    const isStacked = STACKED.includes(node.name ?? '')
    const inner = { ...node, name: isStacked ? 'span' : node.name, children: inOneLine(node.children) }
    return isStacked ? [{ type: 'text', data: ' ', children: [] }, inner] : [inner]
  })

const cell: FormatCallback = (element, walk, builder) => {
  const [first] = element.parent?.children?.filter(({ type }) => type === 'tag') ?? []
  if (element !== first) builder.addInline(' | ')
  walk(inOneLine(element.children), builder)
}

const alternativeText: FormatCallback = ({ attribs }, _walk, builder) => {
  if (attribs?.alt) builder.addInline(`[${attribs.alt}]`)
}

/** The rows of the content's tables, but not of the layout's. */
const ROWS = ['', 'thead > ', 'tbody > ', 'tfoot > '].map((section) => `table.data > ${section}tr`)

/** The plain text of a page. The library is loaded when the first mail is made. */
export async function textOf(html: string) {
  const { convert } = await import('html-to-text')
  return convert(html, {
    wordwrap: 78,
    formatters: { cell, alternativeText },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      { selector: 'img', format: 'alternativeText' },
      { selector: '.preheader', format: 'skip' },
      { selector: '.head', format: 'skip' },
      ...['details', 'summary'].map((selector) => ({ selector, format: 'block' })),
      { selector: 'table.data', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
      ...ROWS.flatMap((row) => [
        { selector: row, format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
        { selector: `${row} > td`, format: 'cell' },
        { selector: `${row} > th`, format: 'cell' },
      ]),
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
}
