import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useInput } from 'react-admin'
import { type TextKey, useI18n } from '../i18n/i18n'

/** A filter that is set or not, for parameters of the API whose only value is 1. */
export function FlagFilter({ source, text }: { source: string; text: TextKey; alwaysOn?: boolean }) {
  const { t } = useI18n()
  const { field } = useInput({ source })
  return (
    <FormControlLabel
      control={<Checkbox checked={field.value === '1'} onChange={(_, isOn) => field.onChange(isOn ? '1' : '')} />}
      label={t(text)}
      sx={{ mr: 1 }}
    />
  )
}
