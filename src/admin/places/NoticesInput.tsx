import { messages } from '@shared/messages'
import { NOTICE_SEVERITIES } from '@shared/place-rules'
import { ArrayInput, SelectInput, SimpleFormIterator, TextInput, type Validator } from 'react-admin'
import { get } from 'react-hook-form'
import { DayInput } from '../forms/DayInput'
import { requiredText } from '../forms/required-text'
import { zoneHelp } from '../forms/zoned-time'
import { useI18n } from '../i18n/i18n'

const day = (value: string) => value || null

const endsAfterBeginning: Validator = (until, values, { finalSource }) => {
  const from = get(values, finalSource.replace(/valid_until$/, 'valid_from'))
  return from && until && until < from ? messages.noticeEndsEarly : undefined
}

/** The conditions of the place, each with the day on which it was checked. */
export function NoticesInput() {
  const { t } = useI18n()
  const choices = NOTICE_SEVERITIES.map((severity) => ({ id: severity, name: t(`places.severities.${severity}`) }))
  return (
    <ArrayInput source="notices" label={false} helperText={zoneHelp()}>
      <SimpleFormIterator fullWidth disableReordering>
        <TextInput
          source="text"
          label={t('places.noticeText')}
          validate={requiredText(messages.textRequired)}
          multiline
          helperText={false}
        />
        <SelectInput
          source="severity"
          label={t('places.severity')}
          choices={choices}
          validate={requiredText(messages.severityRequired)}
          helperText={false}
        />
        <TextInput source="source_url" label={t('places.noticeSource')} type="url" helperText={false} />
        <DayInput source="valid_from" label={t('places.validFrom')} parse={day} />
        <DayInput source="valid_until" label={t('places.validUntil')} parse={day} validate={endsAfterBeginning} />
        <DayInput
          source="checked_on"
          label={t('places.checkedOn')}
          parse={day}
          validate={requiredText(messages.checkedOnRequired)}
        />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
