import { hash, verify } from '@node-rs/argon2'

/** Argon2id with the library's defaults, which are OWASP's: 19 MiB, 2 passes, 1 lane. */
export const hashPassword = (password: string) => hash(password)

// Made once, when first needed: hashing what nobody can type.
let unknownUser: Promise<string> | undefined

/**
 * Whether the password fits. Without a hash (nobody has that e-mail address) it takes as long and says no, so that the
 * time tells nobody which addresses are registered.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string) {
  unknownUser ??= hashPassword(crypto.randomUUID())
  const matches = await verify(passwordHash ?? (await unknownUser), password)
  return passwordHash !== undefined && matches
}
