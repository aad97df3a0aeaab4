import Chip from '@mui/material/Chip'
import { type Role, STAFF_ROLES } from '@shared/roles'
import { roleLabels } from '../layout/role-labels'

const staff: readonly Role[] = STAFF_ROLES

/** Coloured for those who have a dashboard to work in. */
export const RoleBadge = ({ role }: { role: Role }) => (
  <Chip
    size="small"
    variant="outlined"
    color={staff.includes(role) ? 'primary' : 'default'}
    label={roleLabels[role] ?? role}
  />
)
