import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { statusOf } from '../api/failures'
import { inTurn, uploadByUrl, uploadFile } from '../editor/tools/image-upload'
import { uploadFailure } from '../uploads/failure-reason'

/** Shown until an uploaded picture has its address. The server takes none that begins so. */
export const PLACEHOLDER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='135'%3E%3Crect width='100%25' height='100%25' fill='%23888' fill-opacity='.3'/%3E%3C/svg%3E"

export type FailedPicture = {
  name: string
  reason: string
  /** It is shown from the other site. */
  stays: boolean
  again?: () => void
}

/** A file, or an address of the web that is shown until the copy is there. */
type Source = { file: File } | { url: string }

/** How the writer recognises a picture. */
function nameOf(source: Source) {
  if ('file' in source) return source.file.name
  const { hostname, pathname } = new URL(source.url)
  return hostname + pathname
}

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
export function createUploads(onFailed: (picture: FailedPicture) => void) {
  const sources = new Map<string, Source>()
  const started = new Set<string>()
  const addresses = new Map<string, string>()
  const uploads = new AbortController()
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
      const stays = 'url' in source
      if (stays) addresses.set(id, source.url)
      // Some hosts copy no pictures.
      if (!stays || statusOf(error) !== 404)
        onFailed({
          name: nameOf(source),
          reason: uploadFailure(error),
          stays,
          ...(!stays && { again: () => void send(id, source) }),
        })
    }
    // The plugin fills in what is known.
    if (!signal.aborted && shown) shown.dispatch(shown.state.tr)
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
    onFailed,
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
        return {
          update: ({ state }, before) => state.doc !== before.doc && startNew(state.doc),
          destroy: () => uploads.abort(),
        }
      },
    }),
  }
}

export type Uploads = ReturnType<typeof createUploads>
