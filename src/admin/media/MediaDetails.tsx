import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { MediaWithUses } from '@shared/entities/media'
import { mediaUrl } from '@shared/media-url'
import { can } from '@shared/permissions'
import { TextInput, useRecordContext } from 'react-admin'
import type { FormPlace } from '../forms/ListWithForm'
import { RecordDialog } from '../forms/RecordDialog'
import { dateAndTime } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { MediaPicture } from './MediaPicture'
import { MediaUses } from './MediaUses'
import { sizeOf } from './media-facts'
import { TakeDown } from './TakeDown'

const failures = { absent: 'media.notFound', notLoaded: 'media.notLoaded' } as const
const messages = { success: 'media.saved', failure: 'media.saveFailed' } as const

const quiet = { color: 'text.secondary', overflowWrap: 'anywhere' }

/** The picture, its size, and who has uploaded it when. */
function Facts() {
  const { t } = useI18n()
  const media = useRecordContext<MediaWithUses>()
  if (!media) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        sx={{
          maxHeight: '45vh',
          width: '100%',
          aspectRatio: '3 / 2',
          bgcolor: 'action.hover',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        <MediaPicture media={media} sizes="(max-width: 599px) 100vw, 552px" fit="contain" controls />
      </Box>
      <Typography variant="body2" sx={{ ...quiet, mt: 1 }}>
        <Link href={mediaUrl(media.url)} target="_blank" rel="noopener">
          {media.file_name}
        </Link>{' '}
        · {sizeOf(media)}
      </Typography>
      {media.uploaders.map(({ id, name, uploaded_at }) => (
        <Typography key={id} variant="body2" sx={quiet}>
          {t('media.uploadedBy', { name, moment: dateAndTime(uploaded_at) })}
        </Typography>
      ))}
    </Box>
  )
}

/** Only pictures have one: a film's caption says what it shows. */
function AlternativeText() {
  const { t } = useI18n()
  const media = useRecordContext<MediaWithUses>()
  if (media && media.kind !== 'image') return null
  return <TextInput source="alt" label={t('pictures.alt')} helperText={t('pictures.altHelp')} multiline />
}

function Uses() {
  const { t } = useI18n()
  const media = useRecordContext<MediaWithUses>()
  if (!media) return null
  return (
    <Box component="section" aria-label={t('media.usedIn')} sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {t('media.usedIn')}
      </Typography>
      {media.uses.length > 0 ? (
        <MediaUses uses={media.uses} />
      ) : (
        <Typography sx={quiet}>{t('media.usedNowhere')}</Typography>
      )}
    </Box>
  )
}

function Removal({ onDone }: { onDone: () => void }) {
  const media = useRecordContext<MediaWithUses>()
  const identity = useIdentity() ?? null
  return media && can(identity, 'delete', 'media', media) ? <TakeDown media={media} onDone={onDone} /> : null
}

/** A file of the library: its texts, which new uses start with, its facts, and where it is used. */
export function MediaDetails({ id, onClose }: FormPlace) {
  const { t } = useI18n()
  return (
    <RecordDialog
      id={id}
      title={t('media.details')}
      failures={failures}
      messages={messages}
      onClose={onClose}
      onSaved={onClose}
      after={
        <>
          <Uses />
          <Removal onDone={onClose} />
        </>
      }
    >
      <Facts />
      <Typography variant="body2" sx={{ ...quiet, mb: 1 }}>
        {t('media.textsHelp')}
      </Typography>
      <AlternativeText />
      <TextInput source="caption" label={t('pictures.caption')} helperText={false} multiline />
      <TextInput source="credit" label={t('pictures.credit')} helperText={t('pictures.creditHelp')} />
    </RecordDialog>
  )
}
