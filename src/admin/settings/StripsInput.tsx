import DownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { HOME_STRIPS, type HomeStrip } from '@shared/setting-texts'
import { useInput } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { IconAction } from '../lists/IconAction'

/** The strips of the home page: which there are, and in which order. */
export function StripsInput({ label, helperText }: { label: string; helperText: string }) {
  const { t } = useI18n()
  const { field } = useInput({ source: 'home_strips' })
  const shown: HomeStrip[] = field.value ?? [...HOME_STRIPS]
  const hidden = HOME_STRIPS.filter((strip) => !shown.includes(strip))
  const move = (index: number, by: number) => {
    const next = [...shown]
    const [strip] = next.splice(index, 1)
    if (strip) next.splice(index + by, 0, strip)
    field.onChange(next)
  }
  const toggle = (strip: HomeStrip) =>
    field.onChange(shown.includes(strip) ? shown.filter((each) => each !== strip) : [...shown, strip])
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%', my: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      <FormHelperText>{helperText}</FormHelperText>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...shown, ...hidden].map((strip, index) => {
          const name = t(`settings.strips.${strip}`)
          const isShown = index < shown.length
          return (
            <Stack key={strip} component="li" direction="row" sx={{ alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flex: 1 }}
                control={<Checkbox checked={isShown} onChange={() => toggle(strip)} />}
                label={name}
              />
              {isShown && index > 0 && (
                <IconAction label={t('settings.up', { name })} Icon={UpIcon} onClick={() => move(index, -1)} />
              )}
              {isShown && index < shown.length - 1 && (
                <IconAction label={t('settings.down', { name })} Icon={DownIcon} onClick={() => move(index, 1)} />
              )}
            </Stack>
          )
        })}
      </Box>
    </Box>
  )
}
