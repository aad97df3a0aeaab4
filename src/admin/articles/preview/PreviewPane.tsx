import CloseIcon from '@mui/icons-material/Close'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import PhoneIcon from '@mui/icons-material/PhoneAndroidOutlined'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { type Theme, useTheme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { useI18n } from '../../i18n/i18n'
import { ArticlePreview } from './ArticlePreview'
import { type Device, PreviewFrame } from './PreviewFrame'
import type { Scheme } from './site-css'

/** Under the app bar, and as high as the window leaves room. */
const beside = { position: 'sticky', top: 80, height: 'calc(100vh - 100px)', mt: 2, minWidth: 0 } as const

type Props = { onClose: () => void }

/** The article as readers will see it: beside the form where there is room, else over it. */
export function PreviewPane({ onClose }: Props) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const titleId = useId()
  if (isWide)
    return (
      <Stack component="section" aria-labelledby={titleId} sx={beside}>
        <Preview titleId={titleId} onClose={onClose} />
      </Stack>
    )
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId}>
      <Preview titleId={titleId} onClose={onClose} />
    </Dialog>
  )
}

function Preview({ titleId, onClose }: Props & { titleId: string }) {
  const { t } = useI18n()
  const [device, setDevice] = useState<Device>('phone')
  const [scheme, setScheme] = useState<Scheme>(useTheme().palette.mode)
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
        <Typography id={titleId} variant="subtitle1" component="h2" sx={{ mr: 'auto' }}>
          {t('articles.livePreview.heading')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          onChange={(_, value: Device | null) => value && setDevice(value)}
          aria-label={t('articles.livePreview.width')}
        >
          <ToggleButton
            value="phone"
            aria-label={t('articles.livePreview.phone')}
            title={t('articles.livePreview.phone')}
          >
            <PhoneIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton
            value="desktop"
            aria-label={t('articles.livePreview.desktop')}
            title={t('articles.livePreview.desktop')}
          >
            <DesktopIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={scheme}
          onChange={(_, value: Scheme | null) => value && setScheme(value)}
          aria-label={t('articles.livePreview.colours')}
        >
          <ToggleButton
            value="light"
            aria-label={t('articles.livePreview.light')}
            title={t('articles.livePreview.light')}
          >
            <LightIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="dark" aria-label={t('articles.livePreview.dark')} title={t('articles.livePreview.dark')}>
            <DarkIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
        <IconButton aria-label={t('articles.livePreview.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <PreviewFrame device={device} scheme={scheme}>
        <ArticlePreview />
      </PreviewFrame>
    </>
  )
}
