import { MAX_ADS_PER_VIEW } from '@shared/ad-rotation'
import type { SettingName } from '@shared/entities/setting-values'
import type { Settings } from '@shared/entities/settings'
import { SETTINGS } from '@shared/site-settings'
import { TextInput, useRecordContext } from 'react-admin'
import { SwitchInput } from '../forms/SwitchInput'
import { useI18n } from '../i18n/i18n'
import { PictureInput } from '../uploads/PictureInput'
import { ColoursInput } from './ColoursInput'
import { DestinationsInput } from './DestinationsInput'
import { LanguagesInput } from './LanguagesInput'
import { StripsInput } from './StripsInput'
import { addresses, emails, reviewDays, zone } from './setting-rules'

type InputProps = { source: SettingName; label: string; helperText: string; disabled: boolean }

/** A list, one entry in a line. */
const lines = {
  multiline: true,
  minRows: 2,
  format: (list: string[] | null) => (list ?? []).join('\n'),
  parse: (text: string) => (text ? text.split('\n') : []),
}

// react-admin's NumberInput passes props that MUI 9 has removed.
const wholeNumber = {
  type: 'number',
  parse: (typed: string) => (typed === '' ? null : Number(typed)),
  slotProps: { htmlInput: { min: 1, max: MAX_ADS_PER_VIEW, step: 1 } },
} as const

/** The inputs of settings that are not plain texts. */
const special: Partial<Record<SettingName, (props: InputProps) => React.ReactNode>> = {
  logo_url: ({ source, label, helperText }) => <PictureInput source={source} label={label} helperText={helperText} />,
  hero_image_url: ({ source, label, helperText }) => (
    <PictureInput source={source} label={label} helperText={helperText} />
  ),
  contact_emails: (props) => <TextInput {...props} {...lines} validate={emails} />,
  social_links: (props) => <TextInput {...props} {...lines} validate={addresses} />,
  destinations: ({ label, helperText }) => <DestinationsInput label={label} helperText={helperText} />,
  home_strips: ({ label, helperText }) => <StripsInput label={label} helperText={helperText} />,
  colours: ({ label, helperText }) => <ColoursInput label={label} helperText={helperText} />,
  languages: ({ label, helperText }) => <LanguagesInput label={label} helperText={helperText} />,
  time_zone: (props) => <TextInput {...props} validate={zone} autoComplete="off" />,
  ads_per_view: (props) => <TextInput {...props} {...wholeNumber} />,
  count_clicks: ({ source, label, helperText }) => (
    <SwitchInput source={source} label={label} helperText={helperText} />
  ),
  review_days: (props) => <TextInput {...props} validate={reviewDays} autoComplete="off" />,
}

/** The input of a setting, as the table has it. What the environment decides is shown, but cannot be changed. */
export function SettingInput({ name }: { name: SettingName }) {
  const { t } = useI18n()
  const settings = useRecordContext<Settings>()
  const { max, isLong, variable } = SETTINGS[name]
  const disabled = settings?.locked.includes(name) ?? false
  const props: InputProps = {
    source: name,
    label: t(`settings.fields.${name}`),
    helperText: disabled && variable ? t('settings.locked', { variable }) : t(`settings.helps.${name}`),
    disabled,
  }
  const input = special[name]
  if (input) return input(props)
  return (
    <TextInput
      {...props}
      autoComplete="off"
      multiline={isLong}
      minRows={isLong ? 2 : undefined}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  )
}
