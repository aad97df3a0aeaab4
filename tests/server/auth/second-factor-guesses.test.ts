import { createAccountToken } from '@server/mail/account-tokens'
import { PASSWORD, startServer } from '@tests/server/start-server'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

/** An editor with a second factor, and a thief with their password or mailbox and many networks. */
async function startWithThief() {
  let now = new Date('2026-11-22T12:00:00Z')
  const server = await startServer({ now: () => now })
  const user = await server.make.user({ role: 'editor' })
  const session = await server.as(user)
  let password = PASSWORD
  const signIn = (from: string, totp?: string) =>
    server.fetch('/api/auth/login', { method: 'POST', body: { email: user.email, password, totp }, from })
  return {
    signIn,
    /** Switches the second factor on, and returns what makes its codes. */
    async switchOn() {
      const { secret } = (await session.post('/api/auth/totp')).json
      const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +now })
      expect((await session.put('/api/auth/totp', { code: code() })).status).toBe(200)
      return code
    },
    async reset(from: string) {
      const token = await createAccountToken(server.db, { purpose: 'reset-password', user, now })
      password = `${password}!`
      const reply = await server.fetch('/api/auth/reset-password', { method: 'POST', body: { token, password }, from })
      expect(reply.status).toBe(200)
    },
    /** Tries wrong codes from a network until it is refused, and returns how many were checked. */
    async guess(from: string) {
      let checked = 0
      while ((await signIn(from, '000000')).json.code === 'totp_invalid') checked += 1
      return checked
    },
    wait: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}

/** Networks of one provider's customer, each of which counts as one. */
const networks = Array.from({ length: 8 }, (_, index) => `2001:db8:1:${index + 1}::1`)

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)

test('with a new password by mail from each of eight networks, fifteen codes are checked in a quarter of an hour', async () => {
  const { switchOn, reset, guess, signIn, wait } = await startWithThief()
  const code = await switchOn()
  const checked: number[] = []
  for (const network of networks) {
    await reset(network)
    checked.push(await guess(network))
  }
  expect(sum(checked)).toBe(15)
  expect(await guess('2001:db8:2::1')).toBe(0)
  wait(15)
  expect((await signIn('198.51.100.7', code())).status).toBe(200)
})

test('networks known from before the second factor are spared no limit of codes', async () => {
  const { switchOn, guess, signIn } = await startWithThief()
  const known = networks.slice(0, 4)
  for (const network of known) expect((await signIn(network)).status).toBe(200)
  await switchOn()
  const checked: number[] = []
  for (const network of known) checked.push(await guess(network))
  expect(sum(checked)).toBe(15)
})
