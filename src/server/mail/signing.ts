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
}

type Purpose = 'unsubscribe' | 'unsubscribe-by-mail' | 'web-version' | 'message-id' | 'bounce'

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
  const sign: Signer['sign'] = (purpose, id) => {
    const signature = createHmac('sha256', key).update(`${purpose}:${id}`).digest().subarray(0, 16)
    return `${id}-${signature.toString(IN_ADDRESSES.includes(purpose) ? 'hex' : 'base64url')}`
  }
  return {
    sign,
    read(purpose, signed) {
      const id = Number(/^(\d{1,10})-/.exec(signed)?.[1] ?? 0)
      const given = Buffer.from(signed)
      const expected = Buffer.from(sign(purpose, id))
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
    },
  }
}
