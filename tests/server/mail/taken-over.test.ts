import { mails } from '@server/db/schema/mail'
import { startMailing } from '@tests/server/start-mailing'
import { expect, test } from 'vitest'

test('a worker that another one has taken a mail from meanwhile does not send it', async () => {
  let takeOver: () => Promise<unknown> = async () => {}
  const mailing = await startMailing({
    recipient: async (address, attempt) => {
      if (address === 'ana@example.com' && attempt === 1) await takeOver()
      return undefined
    },
  })
  const { db, make, smtp, fetch } = mailing
  takeOver = () => db.update(mails).set({ claimed_by: 'another worker' })
  const { email } = await make.user({ email: 'ana@example.com' })
  await fetch('/api/auth/forgot-password', { method: 'POST', body: { email } })
  // The worker has given up the message when it begins with the next one.
  await expect.poll(async () => (await db.select().from(mails))[0]?.claimed_by).toBe('another worker')
  const other = await make.user({ email: 'budi@example.com' })
  await fetch('/api/auth/forgot-password', { method: 'POST', body: { email: other.email } })
  await expect.poll(() => smtp.mails.map(({ to }) => to)).toContain('budi@example.com')
  // Until its outcome is stored, giving it back would have it sent again.
  await expect.poll(async () => (await db.select().from(mails)).length).toBe(1)
  await db.update(mails).set({ claimed_by: null })
  await expect.poll(() => smtp.attemptsFor(email), { timeout: 20_000 }).toBe(2)
  await expect.poll(async () => (await db.select().from(mails)).length).toBe(0)
  expect(smtp.mails.map(({ to }) => to)).toEqual(['budi@example.com', 'ana@example.com'])
})
