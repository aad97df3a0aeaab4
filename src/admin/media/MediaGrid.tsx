import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Media } from '@shared/entities/media'
import { RecordsIterator, useListContext, WithListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { TilesSkeleton } from '../layout/Skeletons'
import { recordPath } from '../paths'
import { MediaTile, tileFrame, tiles } from './MediaTile'

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

/** The files of the library, each a link to its details. */
export const MediaGrid = () => (
  <WithListContext<Media>
    loading={<TilesSkeleton grid={{ ...tiles, p: 2 }} />}
    empty={<NoMedia />}
    render={() => (
      <Box component="ul" sx={{ ...tiles, p: 2 }}>
        <RecordsIterator<Media>
          render={(media) => (
            <li>
              <Box component={Link} to={recordPath('media', media.id)} sx={{ ...tileFrame, textDecoration: 'none' }}>
                <MediaTile media={media} note={<Uses media={media} />} />
              </Box>
            </li>
          )}
        />
      </Box>
    )}
  />
)
