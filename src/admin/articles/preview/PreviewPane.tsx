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

/** Below the app bar, filling the height of the window. */
const beside = { position: 'sticky', top: 80, height: 'calc(100vh - 100px)', mt: 2, minWidth: 0 } as const

type Props = { onClose: () => void }

/** The article as readers will see it, next to the form or, on narrow screens, over it. */
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
        <Switch
          label={t('articles.livePreview.width')}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'phone', label: t('articles.livePreview.phone'), Icon: PhoneIcon },
            { value: 'desktop', label: t('articles.livePreview.desktop'), Icon: DesktopIcon },
          ]}
        />
        <Switch
          label={t('articles.livePreview.colours')}
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'light', label: t('articles.livePreview.light'), Icon: LightIcon },
            { value: 'dark', label: t('articles.livePreview.dark'), Icon: DarkIcon },
          ]}
        />
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

type SwitchProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: { value: Value; label: string; Icon: typeof PhoneIcon }[]
}

function Switch<Value extends string>({ label, value, onChange, options }: SwitchProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, chosen: Value | null) => chosen && onChange(chosen)}
      aria-label={label}
    >
      {options.map(({ value: option, label: name, Icon }) => (
        <ToggleButton key={option} value={option} aria-label={name} title={name}>
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
