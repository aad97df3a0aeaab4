import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { statusOf } from '../api/failures'
import { type LeftOut, nameOf } from '../editor/pasted-pictures'
import { inTurn, uploadByUrl, uploadFile } from '../editor/tools/image-upload'
import { t } from '../i18n/i18n'
import { uploadFailure } from '../uploads/failure-reason'

/** Shown until an uploaded picture has its address. The server takes none that begins so. */
export const PLACEHOLDER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='135'%3E%3Crect width='100%25' height='100%25' fill='%23888' fill-opacity='.3'/%3E%3C/svg%3E"

/** A file, or an address of the web that is shown until the copy is there. */
type Source = { file: File } | { url: string }

const pendingIn = (document: Node) => {
  const found: { position: number; picture: Node }[] = []
  document.descendants((picture, position) => {
    if (picture.attrs.upload) found.push({ position, picture })
  })
  return found
}

/**
 * Uploads the pictures of a letter once they are in it, and gives them their addresses, which is no step of the history. Known addresses are kept,
 * since an undo may bring a picture back.
 */
export function createUploads(onLeftOut: (parts: LeftOut[]) => void) {
  const sources = new Map<string, Source>()
  const started = new Set<string>()
  const addresses = new Map<string, string>()
  let uploads = new AbortController()
  let shown: EditorView | undefined

  async function send(id: string, source: Source) {
    started.add(id)
    const { signal } = uploads
    try {
      const address = await inTurn(() =>
        'file' in source ? uploadFile(source.file, () => {}, signal) : uploadByUrl(source.url, signal),
      )
      addresses.set(id, address)
    } catch (error) {
      if (signal.aborted) return
      const reason = uploadFailure(error)
      if ('file' in source)
        onLeftOut([{ kind: 'pictures', text: source.file.name, reason, again: () => void send(id, source) }])
      else {
        addresses.set(id, source.url)
        const stays = t('editor.paste.stays', { reason })
        // Some hosts copy no pictures.
        if (statusOf(error) !== 404) onLeftOut([{ kind: 'pictures', text: nameOf(source.url), reason: stays }])
      }
    }
    // The plugin fills in what is known.
    if (!signal.aborted && shown && !shown.isDestroyed) shown.dispatch(shown.state.tr)
  }

  function fillIn(tr: Transaction) {
    for (const { position, picture } of pendingIn(tr.doc)) {
      const src = addresses.get(picture.attrs.upload)
      if (src) tr.setNodeMarkup(position, undefined, { ...picture.attrs, src, upload: null })
    }
    return tr.docChanged ? tr.setMeta('addToHistory', false) : null
  }

  function startNew(document: Node) {
    for (const { picture } of pendingIn(document)) {
      const id: string = picture.attrs.upload
      const source = sources.get(id)
      if (source && !started.has(id)) void send(id, source)
    }
  }

  return {
    onLeftOut,
    /** Returns the id of the upload, for the picture's `upload`. */
    add(source: Source) {
      const id = crypto.randomUUID()
      sources.set(id, source)
      return id
    },
    plugin: new Plugin({
      appendTransaction: (_, before, { tr, doc }) => (addresses.size > 0 || doc !== before.doc ? fillIn(tr) : null),
      view(view) {
        shown = view
        if (uploads.signal.aborted) uploads = new AbortController()
        return {
          update: ({ state }, before) => state.doc !== before.doc && startNew(state.doc),
          // Called too when the plugins change, and before the view is marked.
          destroy: () => queueMicrotask(() => view.isDestroyed && uploads.abort()),
        }
      },
    }),
  }
}

export type Uploads = ReturnType<typeof createUploads>
