import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { recordPath } from '../paths'
import { FileInput } from '../uploads/FileInput'
import { uploadFailure } from '../uploads/failure-reason'
import { upload } from '../uploads/upload'

/** Adds a file to the library, and opens its details. */
export function UploadButton() {
  const { t } = useI18n()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => upload('POST /api/upload/image', file),
    onSuccess: ({ media_id }) => {
      refresh()
      if (media_id !== undefined) navigate(recordPath('media', media_id))
    },
    onError: (error) => notify(t('uploads.failed', { reason: uploadFailure(error) }), { type: 'error' }),
  })
  return (
    <>
      <Button
        variant="contained"
        startIcon={<UploadIcon />}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        {isPending ? t('media.uploading') : t('media.upload')}
      </Button>
      <FileInput ref={input} label={t('media.file')} onFile={mutate} />
    </>
  )
}
