import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { AD_PICTURE } from '@shared/constants'
import { isHttpUrl, isUploadPath } from '@shared/validation'
import { useRef } from 'react'
import { TextInput, type Validator } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { usePictureUpload } from '../uploads/use-picture-upload'
import { isKnownVideo, rules } from './ad-rules'
import type { Picture } from './use-picture'

const Advice = ({ children }: { children: string }) => (
  <Alert severity="warning" variant="outlined" role="status" sx={{ width: '100%', mb: 1, overflowWrap: 'anywhere' }}>
    {children}
  </Alert>
)

/** Our pages show no pictures from such an address. */
export const isBlocked = (address: string) => address.startsWith('http:')

/** What may be wrong with a picture that the server accepts all the same. */
function pictureAdvice(address: string, picture: Picture) {
  if (!isHttpUrl(address) && !isUploadPath(address)) return undefined
  if (isBlocked(address))
    return 'The site shows pictures from addresses that start with https:// only. Readers would not see this one.'
  if (picture.is === 'broken') return 'No picture could be loaded from this address. Readers would not see it either.'
  const { width, height } = AD_PICTURE
  if (picture.is === 'loaded' && (picture.width < width || picture.height < height))
    return `This picture has ${picture.width}×${picture.height} pixels. The guidelines ask for at least ${width}×${height}; a smaller one may look blurred.`
}

/** The address of a picture, which may be uploaded instead. */
export function PictureAddress({ address, picture }: { address: string; picture: Picture }) {
  const form = useFormContext()
  const fileInput = useRef<HTMLInputElement>(null)
  const { upload, send, clear } = usePictureUpload({
    onUploaded: (path) => form.setValue('image_url', path, { shouldDirty: true, shouldValidate: true }),
    // It is said below.
    onFailed: () => {},
  })
  const noUploadRuns: Validator = () =>
    upload.is === 'running' ? 'Wait until the picture is uploaded, or cancel the upload' : undefined
  const advice = pictureAdvice(address, picture)
  return (
    <Box sx={{ width: '100%' }}>
      <TextInput
        source="image_url"
        label="Image URL"
        validate={[noUploadRuns, ...rules.image]}
        inputMode="url"
        autoComplete="off"
        helperText={`At least ${AD_PICTURE.width}x${AD_PICTURE.height} pixels`}
      />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 1 }}>
        {upload.is === 'running' ? (
          <>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <LinearProgress
                aria-label={`Uploading ${upload.fileName}`}
                // The bytes have gone; the server still has to make its smaller copies.
                variant={upload.share < 1 ? 'determinate' : 'indeterminate'}
                value={Math.round(upload.share * 100)}
              />
            </Box>
            <Button onClick={clear}>Cancel upload</Button>
          </>
        ) : (
          <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => fileInput.current?.click()}>
            Upload a picture
          </Button>
        )}
        <input
          ref={fileInput}
          type="file"
          accept="image/*"
          hidden
          aria-label="Picture file"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) send(file)
            // So that the same file can be chosen once more.
            event.target.value = ''
          }}
        />
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
  const { errors } = useFormState({ name: 'image_url' })
  return (
    <Box sx={{ width: '100%' }}>
      <TextInput
        source="image_url"
        label="Video URL"
        validate={rules.video}
        inputMode="url"
        autoComplete="off"
        helperText="The page of a video on YouTube or Vimeo"
      />
      {!errors.image_url && isHttpUrl(address) && !isKnownVideo(address) && (
        <Advice>Videos from YouTube and Vimeo are sure to be accepted. One from this address may be refused.</Advice>
      )}
    </Box>
  )
}
