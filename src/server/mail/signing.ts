import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { secrets } from '../db/schema/mail'

const NAME = 'mail-links'

/** Signs the ids in the links of mails. The links have to work for years, and in every process. */
export type Signer = {
  sign: (purpose: Purpose, id: number) => string
  /** Returns the id if it was signed for this purpose. */
  read: (purpose: Purpose, signed: string) => number | undefined
  /** Signs an id together with the time, for links that do not work for ever. */
  signAt: (purpose: TimedPurpose, id: number, time: Date) => string
  readTimed: (purpose: TimedPurpose, signed: string) => { id: number; time: Date } | undefined
}

type Purpose = 'unsubscribe' | 'unsubscribe-by-mail' | 'web-version' | 'newsletter-link' | 'message-id' | 'bounce'
type TimedPurpose = 'confirm-subscription'

/** In addresses of mail, whose letters mail servers may change to lower case. */
const IN_ADDRESSES: string[] = ['bounce', 'unsubscribe-by-mail']

/** The first process generates the key and stores it in the database. */
export async function openSigner(db: Db): Promise<Signer> {
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [secret] = await db.select().from(secrets).where(eq(secrets.name, NAME))
  return createSigner((secret as { value: string }).value)
}

export function createSigner(key: string): Signer {
  const sign = (purpose: Purpose | TimedPurpose, ...numbers: number[]) => {
    const signature = createHmac('sha256', key)
      .update([purpose, ...numbers].join(':'))
      .digest()
      .subarray(0, 16)
    return [...numbers, signature.toString(IN_ADDRESSES.includes(purpose) ? 'hex' : 'base64url')].join('-')
  }
  /** The numbers in what was signed, if it has so many. */
  const read = (purpose: Purpose | TimedPurpose, signed: string, count: number) => {
    const numbers = signed.split('-', count).flatMap((text) => (/^\d{1,14}$/.test(text) ? [Number(text)] : []))
    const given = Buffer.from(signed)
    const expected = Buffer.from(sign(purpose, ...numbers))
    const isSigned = numbers.length === count && given.length === expected.length && timingSafeEqual(given, expected)
    return isSigned ? numbers : undefined
  }
  return {
    sign,
    read: (purpose, signed) => read(purpose, signed, 1)?.[0],
    signAt: (purpose, id, time) => sign(purpose, id, time.getTime()),
    readTimed(purpose, signed) {
      const [id, time] = read(purpose, signed, 2) ?? []
      return id === undefined || time === undefined ? undefined : { id, time: new Date(time) }
    },
  }
}
