import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { imageSource } from '@shared/images'
import { mediaUrl } from '@shared/media-url'
import { useState } from 'react'
import { useI18n } from '../i18n/i18n'

export type Size = { width: number; height: number }

const frame = {
  width: { xs: '100%', sm: 216 },
  aspectRatio: '3 / 2',
  flex: 'none',
  borderRadius: 0.6,
  bgcolor: 'action.hover',
  overflow: 'hidden',
}
const placeholder = {
  ...frame,
  // A flat strip on phones.
  aspectRatio: { xs: '4 / 1', sm: '3 / 2' },
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
}

/** The form's present picture. */
export function PicturePreview({ address, onMeasured }: { address: string; onMeasured?: (size: Size) => void }) {
  const { t } = useI18n()
  const [isBroken, setBroken] = useState(false)
  if (!address || isBroken) {
    const Icon = isBroken ? BrokenImageIcon : ImageIcon
    return (
      <Box sx={placeholder}>
        <Icon color="disabled" />
        <Typography variant="body2" sx={{ px: 1, color: 'text.secondary' }}>
          {isBroken ? t('uploads.cannotShow') : t('uploads.none')}
        </Typography>
      </Box>
    )
  }
  const { src, srcSet, ...stored } = imageSource(mediaUrl(address))
  return (
    <Box
      component="img"
      src={src}
      srcSet={srcSet}
      sizes="(max-width: 599px) 100vw, 216px"
      alt={t('uploads.present')}
      // The name of a stored picture contains its size; the browser may load a narrower copy.
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onMeasured?.({ width: stored.width ?? naturalWidth, height: stored.height ?? naturalHeight })
      }
      onError={() => setBroken(true)}
      sx={{ ...frame, display: 'block', objectFit: 'contain' }}
    />
  )
}
