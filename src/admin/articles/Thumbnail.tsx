import Box from '@mui/material/Box'
import { imageSource } from '@shared/images'
import { isHttpUrl } from '@shared/validation'
import { apiOrigin } from '../session'

/** A small copy of an article's picture; an empty frame where there is none. */
export function Thumbnail({ url }: { url: string | null }) {
  const frame = { width: 80, height: 50, borderRadius: 1, display: 'block', bgcolor: 'divider' }
  if (!url) return <Box sx={frame} />
  const { src, srcSet } = imageSource(isHttpUrl(url) ? url : apiOrigin + url)
  return (
    <Box
      component="img"
      src={src}
      srcSet={srcSet}
      sizes="80px"
      alt=""
      width={80}
      height={50}
      loading="lazy"
      sx={{ ...frame, objectFit: 'cover' }}
    />
  )
}
