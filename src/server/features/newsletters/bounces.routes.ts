import { createHmac, timingSafeEqual } from 'node:crypto'
import { forbidden, notFound } from '../../http/errors'
import type { SomeHandlers } from '../../http/route'
import { deliveryOf } from '../../mail/return-address'
import { recordReturned } from './deliveries.queries'

function isSigned(
  secret: string,
  { address, status, signature }: { address: string; status: string; signature: string },
) {
  const expected = createHmac('sha256', secret).update(`${address}\n${status}`).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

export const bounceHandlers = {
  'POST /api/bounces': async ({ db, config, mail, body }) => {
    if (!config.BOUNCE_SECRET) throw notFound('Bounce address')
    if (!isSigned(config.BOUNCE_SECRET, body)) throw forbidden()
    const id = deliveryOf(body.address, mail.signer)
    // A delay or a full mailbox (4.x.x) passes: the address stays in use.
    const isPermanent = body.status.startsWith('5')
    if (!id) throw notFound('Copy')
    if (!isPermanent) return { message: 'Noted: temporary' }
    await recordReturned(db, id, `Returned: ${body.status} ${body.reason ?? ''}`.trim())
    return { message: 'The address gets no more newsletters' }
  },
} satisfies SomeHandlers
