import type { Role } from '@shared/roles'

export const roleLabels: Record<Role, string> = {
  admin: 'Admin',
  marketing: 'Marketing',
  editor: 'Editor',
  membership: 'Membership',
  user: 'User',
}

export const roleChoices = Object.entries(roleLabels).map(([id, name]) => ({ id: id as Role, name }))
