import { startLog } from '@tests/server/log-lines'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

test('each refused call is logged with the time in UTC, the caller, the address and the status', async () => {
  const { logger, lines } = await startLog()
  const { fetch, make, as } = await startServer({ logger })
  const user = await make.user()
  const reader = await as(user)
  const wrong = { email: 'a@example.com', password: 'wrong' }
  const login = (body: unknown) => fetch('/api/auth/login', { method: 'POST', body, from: '203.0.113.7' })
  await login({})
  for (let attempt = 0; attempt < 11; attempt += 1) await login(wrong)
  await login('x'.repeat(70_000))
  await reader.get('/api/users')
  await reader.put('/api/auth/profile', { name: 'A', email: user.email, password: 'changed-1', current_password: 'no' })
  await reader.get('/api/articles/999')
  await reader.put('/api/auth/profile', 'a=b', { 'content-type': 'application/xml' })

  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const byVisitor = { time, method: 'POST', path: '/api/auth/login', address: '203.0.113.7', msg: 'request' }
  const byReader = { time, userId: user.id, msg: 'request' }
  await expect
    .poll(() => lines())
    .toMatchObject([
      { ...byVisitor, status: 400 },
      ...Array.from({ length: 10 }, () => ({ ...byVisitor, status: 401 })),
      { ...byVisitor, status: 429 },
      { ...byVisitor, status: 413 },
      { ...byReader, method: 'GET', path: '/api/users', status: 403 },
      { ...byReader, method: 'PUT', path: '/api/auth/profile', status: 400 },
      { ...byReader, method: 'GET', path: '/api/articles/999', status: 404 },
      { ...byReader, method: 'PUT', path: '/api/auth/profile', status: 415 },
    ])
})

test.each(['json', 'text'] as const)(
  'as %s, no text of a request, a message or an error begins a line',
  async (format) => {
    const { logger, written: lines } = await startLog({ LOG_FORMAT: format })
    const { fetch } = await startServer({ logger })
    for (const lineBreak of ['\n', '\r', '\r\n', '\u001b[2K\r']) {
      const forged = `${lineBreak}{"level":99} forged`
      await fetch(`/api/${encodeURIComponent(forged)}`, { headers: { 'user-agent': forged } })
      logger.warn({ err: new Error(forged), reason: forged }, `failed: ${forged}`)
    }
    logger.info('the end')
    await expect.poll(() => lines().at(-1)).toContain('the end')
    expect(lines().join()).toContain('forged')
    const ours = format === 'json' ? /^\{"level":[34]0,"time":/ : /^(?:\[\d\d:\d\d:\d\d\] (?:INFO|WARN): | {4})/
    for (const line of lines()) {
      expect(line).toMatch(ours)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal would obey them.
      expect(line).not.toMatch(/[\r\u001b]/)
    }
  },
)
