import { NumberField, type NumberFieldProps } from 'react-admin'
import { spokenLanguage, useI18n } from '../i18n/i18n'

/** A number of the row, as the language writes it. */
export function Count(props: NumberFieldProps) {
  useI18n()
  return <NumberField {...props} locales={spokenLanguage()} />
}
