import { ROLES, type Role } from '@shared/roles'
import type { TextKey } from '../i18n/i18n'

/** Choices for react-admin's inputs, which translate the names. */
export const roleChoices = ROLES.map((id): { id: Role; name: TextKey } => ({ id, name: `roles.${id}` }))
