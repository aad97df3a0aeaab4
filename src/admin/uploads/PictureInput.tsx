import AddPictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Media } from '@shared/entities/media'
import { type DragEvent, useId, useRef, useState } from 'react'
import { InputHelperText, useInput, useNotify, type Validator } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'
import { PickButton } from '../media/PickButton'
import { FileInput } from './FileInput'
import { PicturePreview, type Size } from './PicturePreview'
import { usePictureUpload } from './use-picture-upload'

type Props = {
  source: string
  label: string
  helperText?: string
  validate?: Validator | Validator[]
  /** Called with a file of the library that was chosen. */
  onPicked?: (media: Media) => void
  onRemoved?: () => void
  /** Called with the size of the picture that is shown. */
  onMeasured?: (size: Size) => void
}

const unfinished = {
  running: 'uploads.unfinished.running',
  failed: 'uploads.unfinished.failed',
}

/**
 * A picture, uploaded as soon as it is chosen; the value is its address. A rule of this field refuses to save while an upload
 * runs or has failed without being dismissed. The form must not have a `validate` function: react-admin would then ignore the
 * rules of fields.
 */
export function PictureInput({ source, label, helperText, validate = [], onPicked, onRemoved, onMeasured }: Props) {
  const { t } = useI18n()
  const notify = useNotify()
  const form = useFormContext()
  const fileInput = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const ids = { label: useId(), help: useId() }

  const { upload, present, send, clear } = usePictureUpload({
    onUploaded: choose,
    onFailed: (text) => notify(text, { type: 'error' }),
  })
  const { field, fieldState, isRequired } = useInput({
    source,
    validate: [
      () => (present.current.is === 'idle' ? undefined : unfinished[present.current.is]),
      ...[validate].flat(),
    ],
  })
  const address: string = field.value

  function choose(chosen: string) {
    field.onChange(chosen)
    form.clearErrors(source)
  }

  function pick(media: Media) {
    clear()
    choose(media.url)
    onPicked?.(media)
  }

  function remove() {
    choose('')
    onRemoved?.()
  }

  function dismiss() {
    clear()
    form.clearErrors(source)
  }

  function take(file: File | undefined) {
    if (!file) return
    form.clearErrors(source)
    send(file)
  }

  const openPicker = () => fileInput.current?.click()
  const dragging = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      // Otherwise the browser would open the file instead of the form.
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files[0])
    },
  }

  return (
    <Box role="group" aria-labelledby={ids.label} sx={{ width: '100%', my: 1, containerType: 'inline-size' }}>
      <Typography id={ids.label} variant="body2" sx={{ color: fieldState.error ? 'error.main' : 'text.secondary' }}>
        {label}
        {isRequired && ' *'}
      </Typography>
      <Stack
        {...dragging}
        sx={{
          mt: 0.5,
          p: 1.5,
          gap: 2,
          '@container (min-width: 480px)': { flexDirection: 'row', alignItems: 'center' },
          border: '1px dashed',
          borderRadius: 1,
          borderColor: fieldState.error ? 'error.main' : 'divider',
          ...(isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }),
        }}
      >
        <PicturePreview key={address} address={address} onMeasured={onMeasured} />
        <Stack sx={{ flex: 1, minWidth: 0, gap: 1 }}>
          {upload.is !== 'running' && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              <Button
                ref={field.ref}
                variant="outlined"
                startIcon={<AddPictureIcon />}
                onClick={openPicker}
                aria-describedby={ids.help}
              >
                {address ? t('uploads.chooseAnother') : t('uploads.choose')}
              </Button>
              <PickButton onPick={pick} />
              {address && upload.is === 'idle' && (
                <Button color="error" onClick={remove}>
                  {t('uploads.remove')}
                </Button>
              )}
            </Stack>
          )}
          {upload.is === 'running' && (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" noWrap>
                  {t('uploads.uploading', { file: upload.fileName })}
                </Typography>
                <LinearProgress
                  aria-label={t('uploads.upload')}
                  // All bytes are sent; the server is still making the smaller copies.
                  variant={upload.share < 1 ? 'determinate' : 'indeterminate'}
                  value={Math.round(upload.share * 100)}
                  sx={{ mt: 0.5 }}
                />
              </Box>
              <Button ref={field.ref} onClick={dismiss}>
                {t('uploads.cancel')}
              </Button>
            </Stack>
          )}
          <FormHelperText id={ids.help} error={Boolean(fieldState.error)} sx={{ m: 0 }}>
            <InputHelperText
              error={fieldState.error?.message}
              helperText={t('uploads.orDrop', { help: helperText ?? t('uploads.formats') })}
            />
          </FormHelperText>
        </Stack>
        <FileInput ref={fileInput} label={t('uploads.file', { label })} onFile={take} />
      </Stack>
      {upload.is === 'failed' && (
        <Alert
          severity="error"
          sx={{ mt: 1, overflowWrap: 'anywhere' }}
          action={
            <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
              {upload.file && (
                <Button color="inherit" size="small" onClick={() => upload.file && send(upload.file)}>
                  {t('common.tryAgain')}
                </Button>
              )}
              <Button color="inherit" size="small" onClick={dismiss}>
                {t('uploads.dismiss')}
              </Button>
            </Stack>
          }
        >
          {upload.text}
        </Alert>
      )}
    </Box>
  )
}
