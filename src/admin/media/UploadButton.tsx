import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Button from '@mui/material/Button'
import { canAll } from '@shared/permissions'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { recordPath } from '../paths'
import { FileInput } from '../uploads/FileInput'
import { filmFailure, uploadFailure } from '../uploads/failure-reason'
import { FILM_CALL, FILM_TYPES, isFilmFile } from '../uploads/films'
import { upload } from '../uploads/upload'

/** Adds a picture to the library, or for staff a film too, and opens its details. */
export function UploadButton() {
  const { t } = useI18n()
  const takesFilms = canAll(useIdentity() ?? null, 'edit', 'media')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => upload(takesFilms && isFilmFile(file) ? FILM_CALL : 'POST /api/upload/image', file),
    onSuccess: ({ media_id }) => {
      refresh()
      if (media_id !== undefined) navigate(recordPath('media', media_id))
    },
    onError: (error, file) =>
      notify(isFilmFile(file) ? filmFailure(error) : t('uploads.failed', { reason: uploadFailure(error) }), {
        type: 'error',
      }),
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
        accept={takesFilms ? `image/*,${FILM_TYPES}` : undefined}
        onFile={mutate}
      />
    </>
  )
}
