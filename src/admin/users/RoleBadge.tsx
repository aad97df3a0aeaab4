import Chip from '@mui/material/Chip'
import { type Role, STAFF_ROLES } from '@shared/roles'
import { translate, useI18n } from '../i18n/i18n'

const staff: readonly Role[] = STAFF_ROLES

/** Coloured for staff. */
export function RoleBadge({ role }: { role: Role }) {
  useI18n()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={staff.includes(role) ? 'primary' : 'default'}
      label={translate(`roles.${role}`, role)}
    />
  )
}
