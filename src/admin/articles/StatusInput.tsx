import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ManagedArticle } from '@shared/entities/article'
import { SelectInput, useRecordContext } from 'react-admin'
import { requiredText } from '../forms/required-text'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { StatusBadge } from './StatusBadge'
import { statusChoicesFor } from './statuses'

const validate = requiredText('articles.statusRequired')

/** The statuses to which this user may take the article; one who may not change it just sees it. */
export function StatusInput() {
  const { t } = useI18n()
  const record = useRecordContext<ManagedArticle>()
  const choices = statusChoicesFor(useIdentity() ?? null, record?.status ?? null)
  if (record && choices.length < 2)
    return (
      <Stack sx={{ gap: 0.5, my: 1, alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('common.status')}
        </Typography>
        <StatusBadge status={record.status} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('articles.onlyEditor')}
        </Typography>
      </Stack>
    )
  return (
    <SelectInput source="status" label={t('common.status')} choices={choices} validate={validate} helperText={false} />
  )
}
