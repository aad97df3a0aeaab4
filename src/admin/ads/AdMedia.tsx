import TextIcon from '@mui/icons-material/NotesOutlined'
import VideoIcon from '@mui/icons-material/OndemandVideoOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { Thumbnail } from '../articles/Thumbnail'
import { useI18n } from '../i18n/i18n'

const frame = {
  width: 80,
  height: 54,
  borderRadius: 0.6,
  bgcolor: 'action.hover',
  display: 'grid',
  placeItems: 'center',
}

type Props = Pick<Ad, 'ad_type' | 'image_url'> & Partial<Pick<Ad, 'image_is_foreign'>>

/** The ad's picture, or an icon of its type. Hosts that speak only the specification's table do not tell where the picture is. */
export function AdMedia({ ad_type, image_url, image_is_foreign = false }: Props) {
  const { t } = useI18n()
  const Icon = ad_type === 'video' ? VideoIcon : TextIcon
  return (
    <Box sx={{ width: 80, flex: 'none', textAlign: 'center' }}>
      {ad_type === 'image' ? (
        <Thumbnail url={image_url} />
      ) : (
        <Box sx={frame}>
          <Icon color="disabled" />
        </Box>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t(`ads.type.${ad_type}`)}
      </Typography>
      {image_is_foreign && (
        <Typography variant="caption" component="p" sx={{ color: 'warning.main', lineHeight: 1.3 }}>
          {t('ads.foreignPicture.short')}
        </Typography>
      )}
    </Box>
  )
}
