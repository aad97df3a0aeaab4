import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Button from '@mui/material/Button'
import { canAll } from '@shared/permissions'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { t, useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { recordPath } from '../paths'
import { FileInput } from '../uploads/FileInput'
import { fileFailure, filmFailure, uploadFailure } from '../uploads/failure-reason'
import { FILE_CALL, FILM_CALL, FILM_TYPES, isFilmFile, isOtherFile, OTHER_TYPES } from '../uploads/films'
import { upload } from '../uploads/upload'

const callFor = (file: File) =>
  isFilmFile(file) ? FILM_CALL : isOtherFile(file) ? FILE_CALL : 'POST /api/upload/image'

function failureOf(file: File, error: unknown) {
  if (isFilmFile(file)) return filmFailure(error)
  return isOtherFile(file) ? fileFailure(error) : t('uploads.failed', { reason: uploadFailure(error) })
}

/** Adds a picture to the library, or for staff a film, a recording or a document too, and opens its details. */
export function UploadButton() {
  const { t } = useI18n()
  const takesFilms = canAll(useIdentity() ?? null, 'edit', 'media')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => upload(takesFilms ? callFor(file) : 'POST /api/upload/image', file),
    onSuccess: ({ media_id }) => {
      refresh()
      if (media_id !== undefined) navigate(recordPath('media', media_id))
    },
    onError: (error, file) => notify(failureOf(file, error), { type: 'error' }),
  })
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        {isPending ? t('media.uploading') : t(takesFilms ? 'media.uploadFile' : 'media.upload')}
      </Button>
      <FileInput
        ref={input}
        label={t(takesFilms ? 'media.uploadFile' : 'media.file')}
        accept={takesFilms ? `image/*,${FILM_TYPES},${OTHER_TYPES}` : undefined}
        onFile={mutate}
      />
    </>
  )
}
