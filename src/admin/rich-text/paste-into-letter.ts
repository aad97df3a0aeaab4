import { addressFromTyped, nameOfMissing } from '@shared/content/addresses'
import { type Block, DOCUMENT_VERSION } from '@shared/content/document'
import { fromPasted, type Pasted } from '@shared/content/from-pasted'
import { escapeText } from '@shared/content/html'
import { toHtml } from '@shared/content/to-html'
import { isHttpUrl } from '@shared/validation'
import type { EditorOptions } from '@tiptap/core'
import { Fragment, type Slice } from '@tiptap/pm/model'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { isFullAddress } from '../editor/links/linked-text'
import { fromMarkdown, looksLikeMarkdown } from '../editor/markdown'
import { fileOf, ownPath } from '../editor/pasted-pictures'
import { fromPlainText } from '../editor/plain-text'
import { dispatchAlone, insertBlocks, insertPasted, nodesOf } from './insert-content'
import { toLetter } from './letter-html'
import { PLACEHOLDER, type Uploads } from './letter-uploads'

/** ProseMirror marks what was copied in one of its editors. */
const OWN = 'data-pm-slice'

/** Stands in for the address of a picture that the clipboard contains. */
const INLINE = '/-pasted/'

/** A picture in the letter, or the name of one that the clipboard only names. */
function placed(block: Block, inline: Map<string, string>): Block {
  if (block.type !== 'image') return block
  const { file, caption } = block.data
  const missing = nameOfMissing(file.url)
  if (missing !== undefined)
    return { id: block.id, type: 'paragraph', data: { text: `[${escapeText(missing)}] ${caption}`.trim() } }
  return inline.has(block.id) ? { ...block, data: { ...block.data, file: { url: INLINE + block.id } } } : block
}

/** What the reader of articles has read, for the letter. Its pictures are uploaded once they are in the text. */
function pastedHtml({ blocks, inline, lost }: Pasted, uploads: Uploads) {
  if (lost.length > 0) uploads.onLeftOut(lost)
  const { body } = new DOMParser().parseFromString(
    toLetter(toHtml({ time: 0, version: DOCUMENT_VERSION, blocks: blocks.map((block) => placed(block, inline)) })),
    'text/html',
  )
  for (const picture of body.querySelectorAll('img')) {
    const src = picture.getAttribute('src') ?? ''
    const data = src.startsWith(INLINE) ? inline.get(src.slice(INLINE.length)) : undefined
    const own = isHttpUrl(src) ? ownPath(src) : undefined
    if (own) picture.setAttribute('src', own)
    else if (data) {
      picture.setAttribute('src', PLACEHOLDER)
      picture.dataset.upload = uploads.add({ file: fileOf(data) })
    } else if (isHttpUrl(src)) picture.dataset.upload = uploads.add({ url: src })
  }
  return body.innerHTML
}

/** The caret is in code, which takes plain text, or cells are selected, which take cells. */
const takesOther = ({ selection }: EditorState) =>
  selection.$from.parent.type.spec.code || selection instanceof CellSelection

const picturesIn = (data: DataTransfer | null) =>
  Array.from(data?.files ?? []).filter(({ type }) => type.startsWith('image/'))

const showsOnlyPictures = ({ content }: Slice) => {
  let hasText = false
  content.descendants(({ isText }) => {
    hasText ||= isText
  })
  return !hasText
}

/** Pastes and drops, with the same reader as in articles. */
export function pasteIntoLetter(uploads: Uploads): EditorOptions['editorProps'] {
  function insertFiles(view: EditorView, files: File[]) {
    const { schema, tr } = view.state
    const pictures = files.map((file) => {
      const attributes = { src: PLACEHOLDER, upload: uploads.add({ file }) }
      return schema.node('paragraph', null, schema.node('image', attributes))
    })
    dispatchAlone(view, insertBlocks(tr, Fragment.from(pictures)))
  }

  function insert(view: EditorView, slice: Slice, data: DataTransfer | null) {
    const files = picturesIn(data)
    const html = data?.getData('text/html') ?? ''
    // A copied picture comes with its element, and copied cells come with a picture of them.
    if (files.length > 0 && showsOnlyPictures(slice)) insertFiles(view, files)
    else if (slice.size === 0) return false
    else
      dispatchAlone(
        view,
        insertPasted(view.state.tr, slice, html.includes(OWN)).setMeta('paste', true).setMeta('uiEvent', 'paste'),
      )
    return true
  }

  function insertBlocksOf(view: EditorView, pasted: Pasted) {
    const nodes = nodesOf(view.state.schema, pastedHtml(pasted, uploads))
    if (!view.isDestroyed) dispatchAlone(view, insertBlocks(view.state.tr, nodes))
  }

  /** Lines of plain text that are more than lines. Returns whether there are any. */
  function insertPlainText(view: EditorView, text: string) {
    const blocks = fromPlainText(text)
    const lines = { blocks, lost: [], inline: new Map<string, string>() }
    if (looksLikeMarkdown(text.trim()))
      void fromMarkdown(text.trim()).then((pasted) => insertBlocksOf(view, pasted ?? lines))
    else if (blocks.length > 1 || blocks[0]?.type === 'table') insertBlocksOf(view, lines)
    else return false
    return true
  }

  return {
    transformPastedHTML: (html) => (html.includes(OWN) ? html : pastedHtml(fromPasted(html), uploads)),
    handlePaste(view, { clipboardData }, slice) {
      if (takesOther(view.state)) return false
      const html = clipboardData?.getData('text/html') ?? ''
      const plain = (clipboardData?.getData('text/plain') ?? '').replaceAll('\r\n', '\n')
      // The selected words become a link.
      if (!view.state.selection.empty && isFullAddress(plain.trim())) {
        const { from, to } = view.state.selection
        const link = view.state.schema.mark('link', { href: addressFromTyped(plain) })
        dispatchAlone(view, view.state.tr.addMark(from, to, link))
        return true
      }
      if (!html.trim() && insertPlainText(view, plain)) return true
      return insert(view, slice, clipboardData)
    },
    handleDrop(view, event, slice, isMoved) {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (isMoved || !place) return false
      view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))))
      return !takesOther(view.state) && insert(view, slice, event.dataTransfer)
    },
  }
}
