import AudioIcon from '@mui/icons-material/AudioFileOutlined'
import DocumentIcon from '@mui/icons-material/PictureAsPdfOutlined'
import Box from '@mui/material/Box'
import type { Media } from '@shared/entities/media'
import { imageSource } from '@shared/images'
import { mediaUrl } from '@shared/media-url'

type Props = { media: Pick<Media, 'kind' | 'url' | 'alt'>; sizes: string; fit: 'cover' | 'contain'; controls?: boolean }

/** A file of the library within its frame. */
export function MediaPicture({ media: { kind, url, alt }, sizes, fit, controls }: Props) {
  const look = { display: 'block', width: '100%', height: '100%', objectFit: fit }
  if (kind === 'video')
    return (
      <Box
        component="video"
        src={mediaUrl(url)}
        muted
        controls={controls}
        playsInline
        preload="metadata"
        aria-label={alt ?? ''}
        sx={look}
      />
    )
  if (kind === 'audio' && controls)
    return <Box component="audio" src={mediaUrl(url)} controls preload="metadata" sx={{ width: '100%' }} />
  if (kind === 'audio' || kind === 'document') {
    const Icon = kind === 'audio' ? AudioIcon : DocumentIcon
    return (
      <Box sx={{ ...look, display: 'grid', placeItems: 'center' }}>
        <Icon sx={{ fontSize: '3rem', color: 'text.secondary' }} aria-hidden />
      </Box>
    )
  }
  const { src, srcSet } = imageSource(mediaUrl(url))
  return (
    <Box component="img" src={src} srcSet={srcSet} sizes={srcSet && sizes} alt={alt ?? ''} loading="lazy" sx={look} />
  )
}
