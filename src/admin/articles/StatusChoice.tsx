import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ArticleStatus } from '@shared/statuses'
import type { ComponentProps } from 'react'
import { SelectInput } from 'react-admin'
import { requiredText } from '../forms/required-text'
import { useI18n } from '../i18n/i18n'
import { StatusBadge } from '../lists/StatusBadge'

const validate = requiredText('articles.statusRequired')

type Props = {
  choices: ComponentProps<typeof SelectInput>['choices']
  /** The stored status; undefined for a new record. */
  status?: ArticleStatus
  /** Shown to users who may not change the status. */
  note: string
}

/** A select of the statuses, or the present one as a badge if there is no choice. */
export function StatusChoice({ choices = [], status, note }: Props) {
  const { t } = useI18n()
  if (!status || choices.length > 1)
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
      <StatusBadge status={status} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    </Stack>
  )
}
