import Chip from '@mui/material/Chip'
import type { AdStatus } from '@shared/entities/ad'
import { statusLabel } from './ad-labels'

const colors = {
  pending: 'warning',
  approved: 'primary',
  published: 'success',
  rejected: 'error',
} as const satisfies Record<AdStatus, string>

export const AdStatusBadge = ({ status }: { status: AdStatus }) => (
  <Chip size="small" variant="outlined" label={statusLabel(status)} color={colors[status]} />
)
