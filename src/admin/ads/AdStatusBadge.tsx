import Chip from '@mui/material/Chip'
import type { AdStatus } from '@shared/statuses'
import { useI18n } from '../i18n/i18n'
import { statusColors } from './ad-messages'

export const AdStatusBadge = ({ status }: { status: AdStatus }) => {
  const { t } = useI18n()
  return <Chip size="small" variant="outlined" label={t(`ads.status.${status}`)} color={statusColors[status]} />
}
