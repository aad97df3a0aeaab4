import { hash, verify } from '@node-rs/argon2'
import { messages } from '@shared/messages'
import { isCommonPassword, isOwnWord } from '../../config/common-passwords'
import { invalid } from '../../http/errors'
import { createToken } from '../../http/tokens'
import { inThread } from '../../metering/metering'

/** Argon2id with the library's defaults, which are OWASP's: 19 MiB, 2 passes, 1 lane. */
export const hashPassword = (password: string) => inThread(() => hash(password))

/** Hashes a password that someone has chosen, unless it is easy to guess. */
export function hashNewPassword(password: string) {
  if (isCommonPassword(password) || isOwnWord(password)) throw invalid({ password: messages.passwordTooCommon })
  return hashPassword(password)
}

/** An account needs a hash. No password leads to this one. */
export const unusableHash = () => hashPassword(createToken())

// Made when first needed.
let unknownUser: Promise<string> | undefined

/**
 * Whether the password matches. For an unknown e-mail address, that is without a hash, it takes as long and returns false, so
 * that the time does not reveal which addresses are registered.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string) {
  unknownUser ??= unusableHash()
  const known = passwordHash ?? (await unknownUser)
  const matches = await inThread(() => verify(known, password))
  return passwordHash !== undefined && matches
}
