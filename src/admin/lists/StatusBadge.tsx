import Chip from '@mui/material/Chip'
import type { ArticleStatus } from '@shared/statuses'
import { useI18n } from '../i18n/i18n'
import { statuses } from './statuses'

export function StatusBadge({ status }: { status: ArticleStatus }) {
  const { t } = useI18n()
  const { label, color } = statuses[status]
  return <Chip size="small" variant="outlined" label={t(label)} color={color} />
}
