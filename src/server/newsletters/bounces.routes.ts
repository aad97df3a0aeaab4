import { createHmac, timingSafeEqual } from 'node:crypto'
import { forbidden, notFound } from '../http/errors'
import type { PartialHandlers } from '../http/route'
import { takeReturned } from './returned.service'

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
    const outcome = await takeReturned(db, mail.signer, { ...body, copy: body.address })
    if (outcome === 'unknown') throw notFound('Copy')
    if (outcome === 'temporary') return { message: 'Noted: temporary' }
    if (outcome === 'other') return { message: 'Noted: the copy has failed, and the address stays in use' }
    return { message: 'The address gets no more newsletters' }
  },
} satisfies PartialHandlers
