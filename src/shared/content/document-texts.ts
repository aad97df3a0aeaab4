import { type AnyBlock, isReadable, type ListItem, type Picture } from './document'
import { parseHtml, textIn } from './dom'
import { notesIn, withNotes } from './footnotes'
import { escapeText, stripTags } from './html'

type MapText = (html: string) => string

/** Maps a text, and each of its footnotes as a text that follows it. */
function withNotesMapped(map: MapText): MapText {
  return (html) => {
    const mapped = map(html)
    const notes = notesIn(html).map((note) => mapPlain(note, map))
    return notes.length ? withNotes(mapped, notes) : mapped
  }
}

/** Maps a text without markup. */
const mapPlain = (text: string, map: MapText) => textIn(parseHtml(map(escapeText(text))))

const mapItem = ({ content, meta, items }: ListItem, map: MapText): ListItem => ({
  content: map(content),
  meta,
  items: items.map((item) => mapItem(item, map)),
})

const mapPicture = <Any extends Picture>(picture: Any, map: MapText): Any => ({
  ...picture,
  caption: map(picture.caption),
  ...(picture.alt && { alt: mapPlain(picture.alt, map) }),
})

/** The block with its texts replaced. Texts of link cards and of unknown blocks are not touched. */
function mapBlock(block: AnyBlock, map: MapText): AnyBlock {
  if (!isReadable(block)) return block
  switch (block.type) {
    case 'paragraph':
    case 'header':
      return { ...block, data: { ...block.data, text: map(block.data.text) } } as AnyBlock
    case 'list':
      return { ...block, data: { ...block.data, items: block.data.items.map((item) => mapItem(item, map)) } }
    case 'image':
      return { ...block, data: mapPicture(block.data, map) }
    case 'gallery':
      return { ...block, data: { items: block.data.items.map((item) => mapPicture(item, map)) } }
    case 'compare': {
      const { before, after, caption } = block.data
      return {
        ...block,
        data: { before: mapPicture(before, map), after: mapPicture(after, map), caption: map(caption) },
      }
    }
    case 'audio':
      return { ...block, data: { ...block.data, caption: map(block.data.caption) } }
    case 'file':
      return { ...block, data: { ...block.data, name: mapPlain(block.data.name, map) } }
    case 'pullquote':
      return { ...block, data: { text: map(block.data.text) } }
    case 'video':
      return { ...block, data: { ...block.data, caption: map(block.data.caption) } }
    case 'quote':
      return { ...block, data: { ...block.data, text: map(block.data.text), caption: map(block.data.caption) } }
    case 'checklist':
      return {
        ...block,
        data: { items: block.data.items.map(({ text, checked }) => ({ text: map(text), checked })) },
      }
    case 'table':
      return { ...block, data: { ...block.data, content: block.data.content.map((row) => row.map(map)) } }
    case 'callout':
      return { ...block, data: { ...block.data, text: map(block.data.text) } }
    case 'details':
      return { ...block, data: { summary: map(block.data.summary), text: map(block.data.text) } }
    case 'button':
      return { ...block, data: { ...block.data, text: map(block.data.text) } }
    case 'code':
    case 'linkTool':
    case 'delimiter':
      return block
  }
}

/** Strings without letters need no translation. */
const hasWords = (html: string) => /\p{L}/u.test(stripTags(html))

/** The texts of the blocks as HTML, in order, and a function that returns the blocks with other texts. */
export function textsOf(blocks: AnyBlock[]) {
  const texts: string[] = []
  const collect = (html: string) => {
    if (hasWords(html)) texts.push(html)
    return html
  }
  for (const block of blocks) mapBlock(block, withNotesMapped(collect))
  return {
    texts,
    replacedBy(others: string[]) {
      let next = 0
      const replace = (html: string) => (hasWords(html) ? (others[next++] ?? html) : html)
      return blocks.map((block) => mapBlock(block, withNotesMapped(replace)))
    },
  }
}
