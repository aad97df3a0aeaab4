import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { SelectInput, useRecordContext } from 'react-admin'
import { requiredText } from '../../forms/required-text'
import { useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { StatusBadge } from '../StatusBadge'
import type { TranslationRecord } from './translation-data'
import { translationChoices } from './translation-payload'

const validate = requiredText('articles.statusRequired')

/** Draft or published, for those who may decide it; others just see it. */
export function TranslationStatus() {
  const { t } = useI18n()
  const record = useRecordContext<TranslationRecord>()
  const identity = useIdentity()
  if (!record) return null
  const choices = translationChoices(identity ?? null, record)
  if (choices.length > 1)
    return (
      <SelectInput
        source="status"
        label={t('common.status')}
        choices={choices}
        validate={validate}
        helperText={false}
      />
    )
  return (
    <Stack sx={{ gap: 0.5, my: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('common.status')}
      </Typography>
      <StatusBadge status={record.status} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('articles.translations.onlyEditor')}
      </Typography>
    </Stack>
  )
}
