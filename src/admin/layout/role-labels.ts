import { ROLES, type Role } from '@shared/roles'
import type { TextKey } from '../i18n/i18n'

/** For inputs of react-admin, which translate the names of what can be chosen. */
export const roleChoices = ROLES.map((id): { id: Role; name: TextKey } => ({ id, name: `roles.${id}` }))
