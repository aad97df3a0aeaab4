import OpenIcon from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { mediaUrl } from '@shared/media-url'
import { palette } from '@shared/palette'
import { isHttpUrl } from '@shared/validation'
import { embedUrl } from '@shared/video'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'
import { type AdValues, isKnownVideo } from './ad-rules'
import type { Picture } from './use-picture'

type Props = {
  /** The address of the picture or video, debounced. */
  address: string
  picture: Picture
}

const media = { display: 'block', width: '100%', aspectRatio: '8 / 5', border: 0 }
const sulphur = `4px solid ${palette.light.sulphur}`
const sixLines = { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 6 }

const Empty = ({ children }: { children: ReactNode }) => (
  <Box sx={{ ...media, display: 'grid', placeItems: 'center', px: 3, textAlign: 'center', bgcolor: 'action.hover' }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  </Box>
)

function Film({ address, title }: { address: string; title: string }) {
  const { t } = useI18n()
  if (!address) return <Empty>{t('ads.preview.yourVideo')}</Empty>
  if (!isKnownVideo(address)) return <Empty>{t('ads.preview.knownOnly')}</Empty>
  const src = mediaUrl(embedUrl(address))
  // A foreign player needs scripts and its own storage. An uploaded video needs neither, and scripts from our own origin
  // could remove the sandbox.
  const isForeign = new URL(src, location.href).origin !== location.origin
  const sandbox = isForeign ? 'allow-scripts allow-same-origin allow-presentation allow-popups' : 'allow-same-origin'
  return (
    <Box
      component="iframe"
      src={src}
      title={title}
      sandbox={sandbox}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; picture-in-picture"
      sx={media}
    />
  )
}

function Still({ address, picture }: Pick<Props, 'address' | 'picture'>) {
  const { t } = useI18n()
  if (!address) return <Empty>{t('ads.preview.yourPicture')}</Empty>
  if (picture.is === 'broken') return <Empty>{t('ads.preview.cannotLoad')}</Empty>
  if (picture.is === 'loading') return <Empty>{t('ads.preview.loading')}</Empty>
  return (
    <Box component="img" src={mediaUrl(address)} alt={t('ads.preview.picture')} sx={{ ...media, objectFit: 'cover' }} />
  )
}

/** The ad in the form as readers will see it; it looks like the site's AdCard. */
export function AdPreview({ address, picture }: Props) {
  const { t } = useI18n()
  const { ad_type, title, description, link } = useWatch() as AdValues
  return (
    <Box
      component="article"
      sx={{
        maxWidth: 400,
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: '0 1px 2px #1f2a3024, 0 8px 24px #1f2a301c',
        ...(ad_type === 'text' && { borderInlineStart: sulphur }),
      }}
    >
      {ad_type === 'video' && <Film address={address} title={title || t('ads.preview.video')} />}
      {ad_type === 'image' && <Still address={address} picture={picture} />}
      <Box sx={{ display: 'grid', gap: 1, px: 2.5, pt: 2.25, pb: 2.5, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('ads.preview.label')}
        </Typography>
        <Typography variant="h6" component="h3" sx={{ lineHeight: 1.25, ...(!title && { color: 'text.secondary' }) }}>
          {title || t('ads.preview.yourTitle')}
        </Typography>
        <Typography sx={{ ...sixLines, ...(!description && { color: 'text.secondary' }) }}>
          {description || t('ads.preview.yourDescription')}
        </Typography>
        {link && isHttpUrl(link) && (
          <Link
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            underline="hover"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, justifySelf: 'start', fontWeight: 620 }}
          >
            {t('common.learnMore')} <OpenIcon sx={{ fontSize: 16 }} />
          </Link>
        )}
      </Box>
    </Box>
  )
}
