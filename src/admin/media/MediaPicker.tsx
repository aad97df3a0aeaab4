import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Media } from '@shared/entities/media'
import { useId, useState } from 'react'
import { useGetList } from 'react-admin'
import { failureText } from '../api/failures'
import { isEnter } from '../forms/enter-key'
import { useI18n } from '../i18n/i18n'
import { TilesSkeleton } from '../layout/Skeletons'
import { useIsPhone } from '../layout/use-is-phone'
import { useDebouncedValue } from '../use-debounced-value'
import { MediaTile, tileFrame, tiles } from './MediaTile'

const PAGE = 24
const TYPING_PAUSE_MS = 300

type Props = { kind: Media['kind']; onPick: (media: Media) => void; onClose: () => void }

/** Offers the pictures or the videos of the library, newest first. */
export default function MediaPicker({ kind, onPick, onClose }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  const isPhone = useIsPhone()
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={isPhone} onClose={() => onClose()} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {t('media.pick')}
      </DialogTitle>
      <IconButton
        aria-label={t('common.close')}
        onClick={() => onClose()}
        sx={{ position: 'absolute', right: 10, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent dividers sx={{ height: '70vh' }}>
        <TextField
          type="search"
          label={t('media.search')}
          value={typed}
          autoFocus
          fullWidth
          sx={{ mb: 2 }}
          onChange={({ target }) => setTyped(target.value)}
          // Without this, Enter would submit the form in which the picker was opened.
          onKeyDown={(event) => isEnter(event.nativeEvent) && event.preventDefault()}
        />
        <Choices key={q} kind={kind} q={q} onPick={onPick} />
      </DialogContent>
    </Dialog>
  )
}

function Choices({ kind, q, onPick }: Omit<Props, 'onClose'> & { q: string }) {
  const { t } = useI18n()
  const [page, setPage] = useState(1)
  const {
    data,
    total = 0,
    pageInfo,
    error,
    isPending,
  } = useGetList<Media>('media', {
    pagination: { page, perPage: PAGE },
    sort: { field: 'created_at', order: 'DESC' },
    filter: { kind, ...(q && { q }) },
  })
  if (error) return <Typography color="error">{failureText(error, 'media.notLoaded')}</Typography>
  if (isPending) return <TilesSkeleton grid={tiles} />
  if (!data?.length) return <Typography role="status">{q ? t('media.noneFound') : t('media.none')}</Typography>
  return (
    <>
      <Box component="ul" aria-label={t(kind === 'video' ? 'media.videos' : 'media.pictures')} sx={tiles}>
        {data.map((media) => (
          <li key={media.id}>
            <ButtonBase sx={tileFrame} onClick={() => onPick(media)}>
              <MediaTile media={media} />
            </ButtonBase>
          </li>
        ))}
      </Box>
      {total > PAGE && (
        <Stack direction="row" sx={{ justifyContent: 'center', gap: 2, mt: 2 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('media.newer')}
          </Button>
          <Button disabled={!pageInfo?.hasNextPage && page * PAGE >= total} onClick={() => setPage(page + 1)}>
            {t('media.older')}
          </Button>
        </Stack>
      )}
    </>
  )
}
