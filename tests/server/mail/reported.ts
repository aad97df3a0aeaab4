import { createHmac } from 'node:crypto'
import type { startMailing } from '@tests/server/start-mailing'

export const SECRET = 'a secret of the relay'

/** A relay takes every copy, and reports the ones that come back. */
export const RELAY = { BOUNCE_ADDRESS: 'bounces@magazine.example', BOUNCE_SECRET: SECRET }

export const reporter =
  (fetch: Awaited<ReturnType<typeof startMailing>>['fetch']) =>
  async (address: string, status: string, { secret = SECRET, reason = 'No such user' } = {}) => {
    const signature = createHmac('sha256', secret).update(`${address}\n${status}`).digest('hex')
    const body = { address, status, reason, signature }
    return (await fetch('/api/bounces', { method: 'POST', body })).status
  }
