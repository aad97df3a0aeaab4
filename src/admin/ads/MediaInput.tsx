import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { AD_PICTURE } from '@shared/ad-limits'
import { isHttpUrl, isUploadPath } from '@shared/validation'
import { useRef } from 'react'
import { TextInput, type Validator } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { t, useI18n } from '../i18n/i18n'
import { PickButton } from '../media/PickButton'
import { FileInput } from '../uploads/FileInput'
import { usePictureUpload } from '../uploads/use-picture-upload'
import { Advice } from './Advice'
import { isKnownVideo, rules } from './ad-rules'
import type { Picture } from './use-picture'

/** The content security policy blocks such an address. */
export const isBlocked = (address: string) => address.startsWith('http:')

/** A warning about a picture that the server accepts but that may not display well. */
function pictureAdvice(address: string, picture: Picture) {
  if (!isHttpUrl(address) && !isUploadPath(address)) return undefined
  if (isBlocked(address)) return t('ads.advice.http')
  if (picture.is === 'broken') return t('ads.advice.broken')
  const { width, height } = AD_PICTURE
  if (picture.is === 'loaded' && (picture.width < width || picture.height < height))
    return t('ads.advice.small', { ...picture, minWidth: width, minHeight: height })
}

/** The address of a picture, typed or filled in by an upload. */
export function PictureAddress({ address, picture }: { address: string; picture: Picture }) {
  const { t } = useI18n()
  const form = useFormContext()
  const fileInput = useRef<HTMLInputElement>(null)
  const choose = (path: string) => form.setValue('image_url', path, { shouldDirty: true, shouldValidate: true })
  const { upload, present, send, clear } = usePictureUpload({
    onUploaded: choose,
    // Shown below.
    onFailed: () => {},
  })
  const noUploadRuns: Validator = () => (present.current.is === 'running' ? t('uploads.unfinished.running') : undefined)
  const cancel = () => {
    clear()
    form.clearErrors('image_url')
  }
  const advice = pictureAdvice(address, picture)
  return (
    <Box sx={{ width: '100%' }}>
      <TextInput
        source="image_url"
        label={t('ads.form.imageUrl')}
        validate={[noUploadRuns, ...rules.image]}
        inputMode="url"
        autoComplete="off"
        helperText={t('ads.form.pictureSize', AD_PICTURE)}
      />
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {upload.is === 'running' ? (
          <>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <LinearProgress
                aria-label={t('uploads.uploading', { file: upload.fileName })}
                // All bytes are sent; the server is still making the smaller copies.
                variant={upload.share < 1 ? 'determinate' : 'indeterminate'}
                value={Math.round(upload.share * 100)}
              />
            </Box>
            <Button onClick={cancel}>{t('uploads.cancel')}</Button>
          </>
        ) : (
          <>
            <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => fileInput.current?.click()}>
              {t('ads.form.upload')}
            </Button>
            <PickButton onPick={({ url }) => choose(url)} />
          </>
        )}
        <FileInput ref={fileInput} label={t('ads.form.pictureFile')} onFile={send} />
      </Stack>
      {upload.is === 'failed' && (
        <Alert severity="error" onClose={clear} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {upload.text}
        </Alert>
      )}
      {advice && <Advice>{advice}</Advice>}
    </Box>
  )
}

export function VideoAddress({ address }: { address: string }) {
  const { t } = useI18n()
  const { errors } = useFormState({ name: 'image_url' })
  return (
    <Box sx={{ width: '100%' }}>
      <TextInput
        source="image_url"
        label={t('ads.form.videoUrl')}
        validate={rules.video}
        inputMode="url"
        autoComplete="off"
        helperText={t('ads.form.videoHelp')}
      />
      {!errors.image_url && isHttpUrl(address) && !isKnownVideo(address) && <Advice>{t('ads.advice.video')}</Advice>}
    </Box>
  )
}
