import { useEffect, useRef, useState } from 'react'
import { HttpError, useLogoutIfAccessDenied } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { uploadFailure } from './failure-reason'
import { UploadRefusal } from './prepare-picture'
import { type PathCall, uploadForField } from './upload'

export type PictureUpload =
  | { is: 'idle' }
  | { is: 'running'; fileName: string; share: number }
  /** `file` is set if sending it again may help. */
  | { is: 'failed'; text: string; file?: File }

type Options = {
  call?: PathCall
  onUploaded: (address: string) => void
  onFailed: (text: string) => void
}

/** One upload at a time: a new one replaces it, and unmounting the form aborts it. */
export function usePictureUpload({ call = 'POST /api/upload/thumbnail', onUploaded, onFailed }: Options) {
  const { t } = useI18n()
  const [upload, show] = useState<PictureUpload>({ is: 'idle' })
  // For the form's rule, which may run before the next render.
  const present = useRef(upload)
  const setUpload = (next: PictureUpload) => {
    present.current = next
    show(next)
  }
  const running = useRef<AbortController>(undefined)
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  useEffect(() => () => running.current?.abort(), [])

  function fail(reason: string, file?: File) {
    const text = t('uploads.failed', { reason })
    setUpload({ is: 'failed', text, file })
    onFailed(text)
  }

  async function send(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const onProgress = (share: number) => !signal.aborted && setUpload({ is: 'running', fileName: file.name, share })
    onProgress(0)
    try {
      const address = await uploadForField(call, file, { signal, onProgress })
      if (signal.aborted) return
      setUpload({ is: 'idle' })
      onUploaded(address)
    } catch (error) {
      if (signal.aborted) return
      const isFinal =
        error instanceof UploadRefusal || (error instanceof HttpError && [413, 415].includes(error.status))
      fail(uploadFailure(error), isFinal ? undefined : file)
      // If the session has ended, sign in again; the form is restored afterwards.
      if (error instanceof HttpError && error.status === 401) await logoutIfAccessDenied(error)
    }
  }

  /** Cancels what is running, or dismisses a failure. */
  function clear() {
    running.current?.abort()
    setUpload({ is: 'idle' })
  }

  return { upload, present, send, clear }
}
