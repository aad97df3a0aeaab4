import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Media } from '@shared/entities/media'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n'
import { MediaPicture } from './MediaPicture'
import { sizeOf, titleOf } from './media-facts'

/** For a list of tiles. */
export const tiles = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(11rem, 1fr))' },
}

/** The link or button around a tile. */
export const tileFrame = {
  display: 'block',
  width: '100%',
  height: '100%',
  textAlign: 'start',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  overflow: 'hidden',
  color: 'inherit',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const

/** A file in a grid: its picture, what it shows or is called, and its size. */
export function MediaTile({ media, note }: { media: Media; note?: ReactNode }) {
  const { t } = useI18n()
  return (
    <>
      <Box sx={{ aspectRatio: '3 / 2', bgcolor: 'action.hover' }}>
        {/* The text below names it. */}
        <MediaPicture media={{ ...media, alt: null }} sizes="(max-width: 599px) 50vw, 220px" fit="cover" />
      </Box>
      <Box sx={{ p: 1, minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{
            fontWeight: 620,
            lineHeight: 1.3,
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {titleOf(media)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {sizeOf(media)}
        </Typography>
        {media.kind === 'image' && !media.alt && (
          <Typography variant="caption" component="p" sx={{ color: 'warning.main' }}>
            {t('media.withoutAlt')}
          </Typography>
        )}
        {note}
      </Box>
    </>
  )
}
