import { Extension, type Extensions, Mark, type NodeConfig } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Link } from '@tiptap/extension-link'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { StarterKit } from '@tiptap/starter-kit'

/** The width of a letter in pixels. */
export const MAX_PICTURE = 560

const plainMark = (name: string, tag: string, attributes = {}) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, attributes, 0],
  })

/** As classes, since the server removes styles. */
const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    const { types, alignments } = this.options
    const textAlign = {
      default: null,
      parseHTML: (element: HTMLElement) =>
        alignments.find((name) => element.classList.contains(`align-${name}`) || element.style.textAlign === name) ??
        null,
      renderHTML: ({ textAlign }: Record<string, unknown>) => (textAlign ? { class: `align-${textAlign}` } : {}),
    }
    return [{ types, attributes: { textAlign } }]
  },
}).configure({ types: ['heading', 'paragraph'], alignments: ['left', 'center', 'right'] })

const kept = (name: 'lang' | 'dir') => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name) || null,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] ? { [name]: attributes[name] } : {}),
})

/** Of what is not in the language of the letter, such as the title of an article. */
const OtherLanguage = Extension.create({
  name: 'otherLanguage',
  addGlobalAttributes: () => [
    { types: ['heading', 'paragraph'], attributes: { lang: kept('lang'), dir: kept('dir') } },
  ],
})

const wholeNumber = (name: 'width' | 'height') => ({
  default: null,
  parseHTML: (element: HTMLElement) => Math.round(Number(element.getAttribute(name))) || null,
  renderHTML: (attributes: Record<string, unknown>) => {
    const pixels = Math.round(Number(attributes[name]))
    return pixels > 0 ? { [name]: pixels } : {}
  },
})

const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      // Without one, screen readers read the address.
      alt: { default: '' },
      width: wholeNumber('width'),
      height: wholeNumber('height'),
      /** The upload that will bring its address. */
      upload: {
        default: null,
        parseHTML: (element: HTMLElement) => element.dataset.upload ?? null,
        rendered: false,
      },
    }
  },
}).configure({ inline: true, allowBase64: true, resize: { enabled: true, alwaysPreserveAspectRatio: true } })

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

/** Columns get the widths that their texts need. */
const cell = {
  addAttributes() {
    const { colwidth } = this.parent?.() ?? {}
    return { colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { ...colwidth, rendered: false } }
  },
} satisfies Partial<NodeConfig>

/** The elements that the server keeps in a newsletter, and that mail programs can show. */
export const letterSchema: Extensions = [
  StarterKit.configure({ link: false }),
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
  }),
  Alignment,
  OtherLanguage,
  Picture,
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  plainMark('highlight', 'mark', { class: 'cdx-marker' }),
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  plainMark('small', 'small'),
]

/** Runs its callback when the writer presses the key of links. */
export const linkKey = (open: () => void) =>
  Extension.create({
    name: 'linkKey',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        open()
        return true
      },
    }),
  })

/** React-admin's input sets the content again after it has started. Undo must not go back past that, to an empty letter. */
export const FirstContent = Extension.create({
  name: 'firstContent',
  dispatchTransaction: ({ transaction, next }) =>
    next(transaction.getMeta('preventUpdate') ? transaction.setMeta('addToHistory', false) : transaction),
})
