import { type Grants, grants } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { onTestFinished } from 'vitest'

/** Grants a role more permissions until the test ends. */
export function grant(role: Role, added: Grants) {
  const before = grants[role]
  Object.assign(grants, { [role]: { ...before, ...added } })
  onTestFinished(() => void Object.assign(grants, { [role]: before }))
}
