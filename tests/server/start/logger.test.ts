import { startLog } from '@tests/server/log-lines'
import { expect, test } from 'vitest'

const LIMIT = 8192

/** Objects in objects, so many deep, each with so many others. */
const nested = (depth: number, width: number): object =>
  Object.fromEntries(
    Array.from({ length: width }, (_, index) => [
      `key${index}`,
      depth > 1 ? nested(depth - 1, width) : 'é'.repeat(300),
    ]),
  )

const deepError = (depth: number, message: string): Error =>
  Object.assign(new Error(message, { cause: depth > 1 ? deepError(depth - 1, message) : undefined }), { code: message })

/** What a line may be made of, wherever it comes from. */
const HOSTILE: Record<string, [fields: object, message: string]> = {
  'a long message': [{}, 'x'.repeat(50_000)],
  'a long message of wide characters': [{}, '🌋'.repeat(20_000)],
  'control characters': [{ reason: '\u0001'.repeat(20_000) }, '\u001b'.repeat(20_000)],
  'many long fields': [
    Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 'ü'.repeat(900)])),
    'many',
  ],
  'a long name of a field': [{ ['n'.repeat(20_000)]: 1 }, 'name'],
  'a deep object': [nested(5, 6), 'nested'],
  'a long array': [{ list: Array.from({ length: 100_000 }, (_, index) => index) }, 'list'],
  'causes of wide characters': [{ err: deepError(50, '火山'.repeat(5000)) }, 'causes'],
  'an error that is a text': [{ err: '火'.repeat(50_000) }, 'text'],
  'an error of many': [
    {
      err: new AggregateError(
        Array.from({ length: 1000 }, () => deepError(3, 'é'.repeat(5000))),
        'ü'.repeat(5000),
      ),
    },
    'many',
  ],
}

test.each(['json', 'text'] as const)('as %s, no line has more than 8 KB, whatever is logged', async (LOG_FORMAT) => {
  const { logger, written, lines } = await startLog({ LOG_FORMAT })
  for (const [fields, message] of Object.values(HOSTILE)) logger.child({ reqId: 'an-id' }).warn(fields, message)
  logger.info('the end')
  await expect.poll(() => written().join()).toContain('the end')
  const longest = Math.max(...written().map((line) => Buffer.byteLength(`${line}\n`)))
  expect(longest).toBeLessThanOrEqual(LIMIT)
  if (LOG_FORMAT === 'text') return
  const parsed = lines()
  expect(parsed).toHaveLength(Object.keys(HOSTILE).length + 1)
  for (const [index, [, message]] of Object.values(HOSTILE).entries())
    expect(parsed[index]).toMatchObject({
      level: 40,
      reqId: 'an-id',
      msg: expect.stringContaining(message.slice(0, 100)),
    })
})

test('no line has an address of mail, wherever it stands', async () => {
  const { logger, written, lines } = await startLog()
  const addresses = ['budi@mail.test', 'Budi.Santoso+news@mail.test', 'öko@büro.test', 'budi%40mail.test']
  for (const address of addresses) {
    const refusal = `550 5.1.1 <${address}>: no such user\n${address}\u0001${address}\\${address}`
    logger.warn(refusal)
    logger.warn({ reason: refusal, list: [refusal], deep: { in: refusal }, err: new Error(refusal) }, 'refused')
    logger.child({ of: refusal }).warn(new Error('sent', { cause: new Error(refusal) }))
    logger.warn({ [address]: 1 }, 'as a name')
  }
  expect(written().join('\n')).not.toMatch(/budi|santoso|öko|büro|mail\.test/i)
  expect(lines()).toHaveLength(4 * addresses.length)
  expect(lines()[0].msg).toMatch(/^550 5\.1\.1 <…>: no such user\n…/)
})

test('a line of the stack keeps the name of a scoped package', async () => {
  const { logger, lines } = await startLog()
  const err = new Error('late')
  err.stack = 'Error: late\n    at send (file:///srv/node_modules/@fastify/compress/index.js:12:3)'
  logger.error({ err })
  expect(lines()[0].err.stack).toContain('/node_modules/@fastify/compress/index.js:12:3')
})

test('lines of several processes in one collector can be told apart; text for a terminal is short', async () => {
  const { logger, lines } = await startLog()
  logger.info('stopped')
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.any(String),
      process: 'server',
      host: expect.stringMatching(/./),
      pid: process.pid,
      msg: 'stopped',
    },
  ])
  const { logger: text, written } = await startLog({ LOG_FORMAT: 'text' })
  text.info('stopped')
  await expect.poll(() => written().join('\n')).toMatch(/^\[[\d:]{8}\] INFO: stopped$/)
})
