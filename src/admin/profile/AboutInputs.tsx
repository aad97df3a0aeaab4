import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { User } from '@shared/entities/user'
import { mediaUrl } from '@shared/media-url'
import { useId, useRef } from 'react'
import { TextInput, useInput, useNotify, useRecordContext } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { FileInput } from '../uploads/FileInput'
import { usePictureUpload } from '../uploads/use-picture-upload'
import { BioTextsInput } from './BioTextsInput'

/** What readers learn about the author of an article. Left out on a host that keeps no such thing. */
export function AboutInputs() {
  const { t } = useI18n()
  const user = useRecordContext<User>()
  if (user?.bio === undefined) return null
  return (
    <Box sx={{ my: 1 }}>
      <PortraitInput />
      <TextInput source="bio" label={t('profile.bio')} helperText={t('profile.bioHelp')} multiline minRows={2} />
      {user.bio_texts && <BioTextsInput />}
    </Box>
  )
}

/** A picture of the user: sent at once, and kept with the next save. */
function PortraitInput() {
  const { t } = useI18n()
  const notify = useNotify()
  const fileInput = useRef<HTMLInputElement>(null)
  const labelId = useId()
  const { field } = useInput({ source: 'image_url' })
  const address: string | null = field.value
  const { upload, send } = usePictureUpload({
    call: 'POST /api/auth/profile/picture',
    onUploaded: field.onChange,
    onFailed: (text) => notify(text, { type: 'error' }),
  })
  const isRunning = upload.is === 'running'
  return (
    <Stack direction="row" role="group" aria-labelledby={labelId} sx={{ gap: 2, alignItems: 'center', mb: 2 }}>
      <Avatar src={address ? mediaUrl(address) : undefined} sx={{ width: 64, height: 64 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {t('profile.picture')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={field.ref}
            size="small"
            variant="outlined"
            loading={isRunning}
            onClick={() => fileInput.current?.click()}
          >
            {address ? t('uploads.chooseAnother') : t('uploads.choose')}
          </Button>
          {address && !isRunning && (
            <Button size="small" color="error" onClick={() => field.onChange(null)}>
              {t('uploads.remove')}
            </Button>
          )}
        </Stack>
      </Box>
      <FileInput ref={fileInput} label={t('uploads.file', { label: t('profile.picture') })} onFile={send} />
    </Stack>
  )
}
