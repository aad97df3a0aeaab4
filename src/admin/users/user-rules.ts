import type { User } from '@shared/entities/user'
import { messages } from '@shared/messages'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { type FieldErrors, isBlank } from '@shared/validation'
import type { TransformData } from 'react-admin'
import { profileErrors } from '../profile/profile-errors'

export type UserValues = Partial<Record<keyof User | 'password', string | null>> & { invite?: boolean }

/** Empty fields are null, so that typing and deleting a text is not a change. */
const blank = { name: null, email: null, password: null, phone: null, company: null, website: null }
export const newUser = { ...blank, role: 'user' } satisfies UserValues
export const unchangedPassword = { password: null } satisfies UserValues

function passwordError(password: string, isNew: boolean) {
  if (isBlank(password)) return isNew ? messages.passwordRequired : undefined
  if (password.length < MIN_PASSWORD_LENGTH) return messages.passwordTooShort
  return password.length > MAX_PASSWORD_LENGTH ? messages.passwordTooLong : undefined
}

export const userErrors =
  (isNew: boolean) =>
  ({ name, email, website, password, role, invite }: UserValues) => {
    // Name and addresses follow the rules of the profile, which edits the same record.
    const errors: FieldErrors<keyof UserValues> = profileErrors({ name, email, website })
    const wrong = invite ? undefined : passwordError(password ?? '', isNew)
    if (wrong) errors.password = wrong
    if (!role) errors.role = messages.roleRequired
    return errors
  }

/** Leaves out a blank password, which keeps the old one, or one that an invitation replaces, and adds the role if the form has no field for it. */
export const toUserInput: TransformData = ({ password, invite, ...values }, options) => ({
  ...(options?.previousData && { role: options.previousData.role }),
  ...values,
  ...(invite ? { invite } : !isBlank(password ?? '') && { password }),
})
