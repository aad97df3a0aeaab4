import { expect, test } from 'vitest'
import { startServer } from './start-server'

// A quadratic pattern needs hours for these; a linear one, milliseconds. The test fails by its time limit.
const MEGABYTE = 1_000_000
const manyDots = `a@${'.%'.repeat(MEGABYTE / 2)} x`
const longAddress = `a@${'b.'.repeat(MEGABYTE / 2)}`

test.each([
  ['dots', manyDots],
  ['labels', longAddress],
])('an e-mail address of a megabyte of %s is refused without being matched against a pattern', async (_, email) => {
  const { fetch } = await startServer()
  for (const [path, body] of [
    ['/api/auth/forgot-password', { email }],
    ['/api/auth/register', { name: 'Ana', email, password: 'secret1', role: 'user' }],
  ] as const) {
    const { status, json } = await fetch(path, { method: 'POST', body })
    expect(status).toBe(400)
    expect(json.errors).toEqual({ email: 'At most 254 characters' })
  }
})
