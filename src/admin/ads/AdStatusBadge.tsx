import Chip from '@mui/material/Chip'
import type { AdStatus } from '@shared/entities/ad'
import { useI18n } from '../i18n/i18n'
import { statusKey } from './ad-labels'

const colors = {
  pending: 'warning',
  approved: 'primary',
  published: 'success',
  rejected: 'error',
} as const satisfies Record<AdStatus, string>

export const AdStatusBadge = ({ status }: { status: AdStatus }) => {
  const { t } = useI18n()
  return <Chip size="small" variant="outlined" label={t(statusKey(status))} color={colors[status]} />
}
