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
  const [device, setDevice] = useState<Device>('phone')
  const [scheme, setScheme] = useState<Scheme>(useTheme().palette.mode)
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
        <Typography id={titleId} variant="subtitle1" component="h2" sx={{ mr: 'auto' }}>
          Live preview
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          onChange={(_, value: Device | null) => value && setDevice(value)}
          aria-label="Width"
        >
          <ToggleButton value="phone" aria-label="Phone" title="Phone">
            <PhoneIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="desktop" aria-label="Desktop" title="Desktop">
            <DesktopIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={scheme}
          onChange={(_, value: Scheme | null) => value && setScheme(value)}
          aria-label="Colours"
        >
          <ToggleButton value="light" aria-label="Light" title="Light">
            <LightIcon fontSize="small" />
          </ToggleButton>
          <ToggleButton value="dark" aria-label="Dark" title="Dark">
            <DarkIcon fontSize="small" />
          </ToggleButton>
        </ToggleButtonGroup>
        <IconButton aria-label="Close preview" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <PreviewFrame device={device} scheme={scheme}>
        <ArticlePreview />
      </PreviewFrame>
    </>
  )
}
