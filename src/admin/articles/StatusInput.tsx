import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ManagedArticle } from '@shared/entities/article'
import { SelectInput, useRecordContext } from 'react-admin'
import { requiredText } from '../forms/required-text'
import { useIdentity } from '../layout/use-identity'
import { StatusBadge } from './StatusBadge'
import { statusChoicesFor } from './statuses'

const validate = requiredText('Status is required')

/** The statuses to which this user may take the article; one who may not change it just sees it. */
export function StatusInput() {
  const record = useRecordContext<ManagedArticle>()
  const choices = statusChoicesFor(useIdentity() ?? null, record?.status ?? null)
  if (record && choices.length < 2)
    return (
      <Stack sx={{ gap: 0.5, my: 1, alignItems: 'flex-start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Status
        </Typography>
        <StatusBadge status={record.status} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Only an editor can change the status of a published article.
        </Typography>
      </Stack>
    )
  return <SelectInput source="status" label="Status" choices={choices} validate={validate} helperText={false} />
}
