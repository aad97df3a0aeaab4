import type { User } from '@shared/entities/user'
import { messages } from '@shared/messages'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@shared/password-rules'
import { type FieldErrors, isBlank, isEmail, isHttpUrl } from '@shared/validation'
import type { RaRecord } from 'react-admin'

export type ProfileValues = Partial<
  Record<'name' | 'email' | 'website' | 'current_password' | 'password' | 'password_repeat', string | null>
>

/**
 * Blank passwords leave the password as it is. `present` is the address in use, if another one needs the current password.
 */
export function profileErrors({ name, email, website, ...passwords }: ProfileValues, present?: string) {
  const errors: FieldErrors<keyof ProfileValues> = {}
  if (isBlank(name ?? '')) errors.name = messages.nameRequired
  if (isBlank(email ?? '')) errors.email = messages.emailRequired
  else if (!isEmail(email ?? '')) errors.email = messages.emailInvalid
  if (website && !isHttpUrl(website)) errors.website = messages.urlInvalid

  const { current_password: current, password, password_repeat: repeat } = passwords
  const hasNewAddress = isNewAddress(email, present)
  if (!current && !password && !repeat && !hasNewAddress) return errors
  if (!current) errors.current_password = messages.currentPasswordRequired
  if (hasNewAddress && !password && !repeat) return errors
  if (!password) errors.password = messages.passwordRequired
  else if (password.length < MIN_PASSWORD_LENGTH) errors.password = messages.passwordTooShort
  else if (password.length > MAX_PASSWORD_LENGTH) errors.password = messages.passwordTooLong
  if ((password ?? '') !== (repeat ?? '')) errors.password_repeat = messages.passwordsDoNotMatch
  return errors
}

/** The address that a new one needs the password for; undefined on a host that changes addresses without it. */
export const guardedAddress = (record: Partial<RaRecord> | Pick<User, 'email' | 'pending_email'> | undefined) =>
  record?.pending_email === undefined ? undefined : (record.email as string)

/** Whether the form has another address than that in use. Case makes no difference. */
export const isNewAddress = (email: string | null | undefined, present: string | undefined) =>
  present !== undefined && (email ?? '').trim().toLowerCase() !== present.toLowerCase()
