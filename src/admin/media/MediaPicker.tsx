import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Media } from '@shared/entities/media'
import { useId } from 'react'
import { ListBase, ListToolbar, TextInput, TopToolbar, useListContext } from 'react-admin'
import { failureText } from '../api/failures'
import { useI18n } from '../i18n/i18n'
import { TilesSkeleton } from '../layout/Skeletons'
import { useIdentity } from '../layout/use-identity'
import { useIsPhone } from '../layout/use-is-phone'
import { ListPagination } from '../lists/DataList'
import { FilterMenu } from '../lists/FilterMenu'
import { TryAgain } from '../waiting/TryAgain'
import { MediaSort } from './MediaSort'
import { MediaTile, tileFrame, tiles } from './MediaTile'
import { mediaFilters } from './media-filters'

const PAGE = 24
const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const

type Props = { kind: Media['kind']; onPick: (media: Media) => void; onClose: () => void }

const search = <TextInput key="q" source="q" type="search" label="media.search" alwaysOn autoFocus />

const actions = (
  <TopToolbar>
    <FilterMenu canSave={false} />
    <MediaSort />
  </TopToolbar>
)

/** Offers the files of one kind of the library, newest first, with the filters of its list. */
export default function MediaPicker({ kind, onPick, onClose }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  const isPhone = useIsPhone()
  const filters = [search, ...mediaFilters(useIdentity(), { hasKind: false })]
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={() => onClose()}
      aria-labelledby={titleId}
      // React would pass it on to the form in which the picker was opened.
      onSubmit={(event) => event.stopPropagation()}
    >
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
        <ListBase
          resource="media"
          disableSyncWithLocation
          storeKey={false}
          perPage={PAGE}
          sort={NEWEST_FIRST}
          filter={{ kind }}
        >
          <ListToolbar filters={filters} actions={actions} />
          <Choices kind={kind} onPick={onPick} />
          <ListPagination rowsPerPage={[]} />
        </ListBase>
      </DialogContent>
    </Dialog>
  )
}

function Choices({ kind, onPick }: Omit<Props, 'onClose'>) {
  const { t } = useI18n()
  const { data, error, isPending, filterValues, refetch } = useListContext<Media>()
  if (error)
    return (
      <>
        <Typography role="alert" color="error">
          {failureText(error, 'media.notLoaded')}
        </Typography>
        <TryAgain error={error} onRetry={() => refetch()} />
      </>
    )
  if (isPending) return <TilesSkeleton grid={tiles} />
  const isFiltered = Object.keys(filterValues).length > 0
  if (!data?.length) return <Typography role="status">{isFiltered ? t('media.noneFound') : t('media.none')}</Typography>
  return (
    <Box component="ul" aria-label={t(kind === 'video' ? 'media.videos' : 'media.pictures')} sx={tiles}>
      {data.map((media) => (
        <li key={media.id}>
          <ButtonBase sx={tileFrame} onClick={() => onPick(media)}>
            <MediaTile media={media} />
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}
