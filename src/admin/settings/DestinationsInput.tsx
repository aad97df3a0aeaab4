import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { messages } from '@shared/messages'
import { SETTINGS } from '@shared/site-settings'
import { TextInput } from 'react-admin'
import { requiredText } from '../forms/required-text'
import { useI18n } from '../i18n/i18n'
import { PictureInput } from '../uploads/PictureInput'
import { address } from './setting-rules'

/** The three destinations of the home page. */
export function DestinationsInput({ label, helperText }: { label: string; helperText: string }) {
  const { t } = useI18n()
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {label}
      </Typography>
      <FormHelperText>{helperText}</FormHelperText>
      {SETTINGS.destinations.default.map(({ title }, index) => {
        const source = (field: string) => `destinations.${index}.${field}`
        const name = t('settings.destination', { number: index + 1 })
        return (
          <Box key={title} role="group" aria-label={name} sx={{ mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
            <TextInput
              source={source('title')}
              label={t('settings.destinationTitle', { number: index + 1 })}
              validate={requiredText(messages.titleRequired)}
              helperText={false}
            />
            <TextInput
              source={source('text')}
              label={t('settings.destinationText', { number: index + 1 })}
              validate={requiredText(messages.textRequired)}
              helperText={false}
            />
            <TextInput
              source={source('url')}
              label={t('settings.destinationUrl', { number: index + 1 })}
              validate={address}
              helperText={false}
            />
            <PictureInput
              source={source('image_url')}
              label={t('settings.destinationPicture', { number: index + 1 })}
            />
          </Box>
        )
      })}
    </Box>
  )
}
