import { createHash, randomBytes } from 'node:crypto'

export const createToken = () => randomBytes(32).toString('base64url')

/** Tokens are stored as hashes only, so a copy of the database opens no account. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
