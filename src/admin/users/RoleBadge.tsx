import Chip from '@mui/material/Chip'
import { isStaff, type Role } from '@shared/roles'
import { translate, useI18n } from '../i18n/i18n'

/** Coloured for staff. */
export function RoleBadge({ role }: { role: Role }) {
  useI18n()
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isStaff(role) ? 'primary' : 'default'}
      label={translate(`roles.${role}`, role)}
    />
  )
}
