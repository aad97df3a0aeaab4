import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import type { Media } from '@shared/entities/media'
import { canAll } from '@shared/permissions'
import { RecordsIterator, useListContext, WithListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { TilesSkeleton } from '../layout/Skeletons'
import { useIdentity } from '../layout/use-identity'
import { recordPath } from '../paths'
import { MediaSelection } from './MediaSelection'
import { MediaTile, tileFrame, tiles } from './MediaTile'
import { titleOf } from './media-facts'

function NoMedia() {
  const { t } = useI18n()
  const { filterValues } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Notice
      Icon={LibraryIcon}
      heading={isFiltered ? t('media.noneFound') : t('media.none')}
      text={isFiltered ? undefined : t('media.about')}
    />
  )
}

function Uses({ media }: { media: Media }) {
  const { t } = useI18n()
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {media.use_count > 0 ? t('media.usedTimes', { count: media.use_count }) : t('media.unused')}
    </Typography>
  )
}

function Item({ media, isChosen, onChoose }: { media: Media; isChosen: boolean; onChoose?: () => void }) {
  const { t } = useI18n()
  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <Box component={Link} to={recordPath('media', media.id)} sx={{ ...tileFrame, textDecoration: 'none' }}>
        <MediaTile media={media} note={<Uses media={media} />} />
      </Box>
      {onChoose && (
        <Checkbox
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { 'aria-label': t('media.select', { name: titleOf(media) }) } }}
          sx={chooser}
        />
      )}
    </Box>
  )
}

/** On any picture. */
const chooser = {
  position: 'absolute',
  top: 4,
  left: 4,
  bgcolor: 'background.paper',
  borderRadius: 1,
  '&:hover': { bgcolor: 'background.paper' },
}

/** The files of the library, each a link to its details. Staff choose several of them. */
export function MediaGrid() {
  const { selectedIds, onToggleItem } = useListContext<Media>()
  const maySelect = canAll(useIdentity() ?? null, 'edit', 'media')
  return (
    <WithListContext<Media>
      loading={<TilesSkeleton grid={{ ...tiles, p: 2 }} />}
      empty={<NoMedia />}
      render={() => (
        <>
          {maySelect && <MediaSelection />}
          <Box component="ul" sx={{ ...tiles, p: 2 }}>
            <RecordsIterator<Media>
              render={(media) => (
                <Item
                  media={media}
                  isChosen={selectedIds.includes(media.id)}
                  onChoose={maySelect ? () => onToggleItem(media.id) : undefined}
                />
              )}
            />
          </Box>
        </>
      )}
    />
  )
}
