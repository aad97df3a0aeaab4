import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { COLOUR_SCHEMES, type ColourScheme, contrastOfAccent } from '@shared/contrast'
import { palette } from '@shared/palette'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'
import { colour } from './setting-rules'

const rules = { light: colour('light'), dark: colour('dark') }

/** A link and a button in the colour, on the paper of the site. */
function Sample({ scheme }: { scheme: ColourScheme }) {
  const { t } = useI18n()
  const given = useWatch({ name: `colours.${scheme}` })
  const accent = /^#[\da-f]{6}$/i.test(given ?? '') ? given : palette[scheme].accent
  const { paper, onAccent } = palette[scheme]
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', p: 1.5, mb: 1, borderRadius: 1, bgcolor: paper }}>
      <Box component="span" sx={{ color: accent, textDecoration: 'underline' }}>
        {t('settings.contrast', { contrast: contrastOfAccent(accent, scheme).toFixed(1) })}
      </Box>
      <Box component="span" aria-hidden sx={{ px: 1.5, py: 0.5, borderRadius: 1, bgcolor: accent, color: onAccent }}>
        {accent}
      </Box>
    </Box>
  )
}

export function ColoursInput({ label, helperText }: { label: string; helperText: string }) {
  const { t } = useI18n()
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%' }}>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      <FormHelperText>{helperText}</FormHelperText>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {COLOUR_SCHEMES.map((scheme) => (
          <Box key={scheme}>
            <TextInput
              source={`colours.${scheme}`}
              label={t(`settings.${scheme}`)}
              validate={rules[scheme]}
              placeholder={palette[scheme].accent}
              autoComplete="off"
              helperText={false}
            />
            <Sample scheme={scheme} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
