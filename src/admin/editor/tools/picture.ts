import { isBusy } from '@shared/busy'
import { isFilm } from '@shared/content/addresses'
import type { Picture as Data } from '@shared/content/document'
import { mediaUrl } from '@shared/media-url'
import { isPassing, statusOf } from '../../api/failures'
import { t } from '../../i18n/i18n'
import type { PickMedia } from '../../media/use-media-choice'
import { uploadFailure } from '../../uploads/failure-reason'
import { fileOf, type LeftOut, nameOf } from '../pasted-pictures'
import { inTurn, reasonOf, uploadByUrl, uploadFile } from './image-upload'
import { createImageView } from './image-view'
import { isStored, pendingFile } from './pending-files'

export type PictureConfig = {
  notify: (message: string) => void
  onLeftOut: (parts: LeftOut[]) => void
  pickMedia?: PickMedia
  /** Runs a change that is no step for undo. */
  amend: (change: () => void) => void
}

type Options = {
  given: Partial<Data>
  config: PictureConfig
  /** Whether it is one of a gallery. */
  isItem?: boolean
  onChange: () => void
  onRemove: () => void
}

type Send = (onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>

export type Picture = ReturnType<typeof createPicture>

/** A picture with its texts, its upload and its replacement. A replacement that fails leaves it as it was. */
export function createPicture({ given, config, isItem, onChange, onRemove }: Options) {
  const { caption = '', alt = '', credit = '', link = '', file = { url: '' } } = given
  const uploads = new AbortController()
  const { signal } = uploads
  let { url } = file
  const view = createImageView({
    texts: { caption, alt, credit, link },
    isItem,
    addressOf: mediaUrl,
    onFile: fillFrom,
    onUrl: fillFromUrl,
    onPick: config.pickMedia && (() => void pick()),
    onRemove,
  })

  function show(next: string) {
    url = next
    view.showPicture(next)
    onChange()
  }

  /** Takes a picture of the library, and its texts where the author has written none. */
  async function pick() {
    const media = await config.pickMedia?.('image')
    if (!media || signal.aborted) return
    view.fillTexts(media)
    show(media.url)
  }

  async function fill(send: Send, take = show) {
    view.showProgress()
    try {
      const address = await inTurn(() => send((share) => view.showProgress(share), signal))
      if (!signal.aborted) take(address)
    } catch (error) {
      if (signal.aborted) return
      // A pasted picture cannot be chosen again.
      const retry = isBusy(error) || isPassing(error) ? () => fill(send, take) : undefined
      if (isStored(url)) view.offerAnother(reasonOf(error), retry)
      else view.showEmpty(reasonOf(error), retry)
      config.notify(t('editor.image.uploadFailed'))
    }
  }

  const amend = (address: string) => config.amend(() => !signal.aborted && show(address))

  function fillFrom(file: File) {
    void fill((onProgress, signal) => uploadFile(file, onProgress, signal))
  }

  function fillFromUrl(address: string) {
    // The server copies pictures only.
    if (isFilm(address)) show(address)
    else void fill((_, signal) => uploadByUrl(address, signal))
  }

  /** Replaces a pasted picture of the web by a copy. Until then, and where the server cannot copy it, it stays there. */
  async function copy(source: string) {
    try {
      amend(await inTurn(() => uploadByUrl(source, signal)))
    } catch (error) {
      // Some hosts copy no pictures.
      if (signal.aborted || statusOf(error) === 404) return
      const what = nameOf(source)
      const reason = t('editor.paste.stays', { reason: uploadFailure(error) })
      view.showFailed(t('editor.paste.lostOne', { name: what, reason }), () => void copy(source))
      config.onLeftOut([{ kind: 'pictures', text: what, reason }])
    }
  }

  return {
    view,
    data() {
      const { link, ...texts } = view.texts()
      return { file: { url }, ...texts, ...(link && { link }) }
    },
    /** Once it is drawn: shows the picture, or uploads it. */
    start() {
      const pending = pendingFile(url)
      if (pending) void fill((onProgress, signal) => uploadFile(pending, onProgress, signal), amend)
      else if (isStored(url)) view.showPicture(url)
    },
    take(source: string) {
      if (source.startsWith('data:')) fillFrom(fileOf(source))
      else void copy(source)
    },
    fillFrom,
    fillFromUrl,
    abort: () => uploads.abort(),
  }
}
