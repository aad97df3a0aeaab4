import ImageIcon from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import { imageSource } from '@shared/images'
import { mediaUrl } from '@shared/media-url'

const frame = { width: 80, height: 54, borderRadius: 0.6, flex: 'none', bgcolor: 'action.hover' }

/** A small copy of the featured picture. */
export function Thumbnail({ url }: { url: string | null }) {
  if (!url)
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center' }}>
        <ImageIcon color="disabled" />
      </Box>
    )
  const { src, srcSet } = imageSource(mediaUrl(url))
  return (
    <Box
      component="img"
      src={src}
      srcSet={srcSet}
      sizes="80px"
      alt=""
      width={80}
      height={54}
      loading="lazy"
      sx={{ ...frame, display: 'block', objectFit: 'cover' }}
    />
  )
}
