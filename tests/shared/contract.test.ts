import { contract } from '@shared/contract'
import { type ContractRow, takesKey } from '@shared/contract/parts'
import { textFields } from '@tests/hostile/schemas'
import { added } from '@tests/table-only'
import { expect, test } from 'vitest'

const rows = Object.entries<ContractRow>(contract)

test('calls with path parameters describe them, and others have none', () => {
  for (const [name, row] of rows) expect(Boolean(row.params), name).toBe(name.includes(':'))
})

test('only public reads are cacheable', () => {
  for (const [name, row] of rows) if (row.cacheable) expect([name.split(' ')[0], row.access]).toEqual(['GET', 'public'])
})

/** The calls with a text of such a name in their input or in their reply. */
const callsWith = (part: 'body' | 'reply', name: RegExp) =>
  rows.filter(([, { [part]: schema }]) => schema && textFields(schema).some(({ path }) => name.test(path)))

test('only the sign-in starts a session: no other call replies with a token', () => {
  expect(callsWith('reply', /(?:^|\.)\w*(?:token|jwt|session)$/i).map(([name]) => name)).toEqual([
    'POST /api/auth/login',
  ])
})

test('no call replies with a secret, but the one that makes it', () => {
  expect(callsWith('reply', /password|hash|secret|recovery/i).map(([name]) => name)).toEqual(['POST /api/auth/totp'])
})

test('no call takes a hint at a password or the answer to a question', () => {
  expect(callsWith('body', /password/).length).toBeGreaterThan(3)
  expect(callsWith('body', /hint|question|answer/i).map(([name]) => name)).toEqual([])
})

test('a POST that may be repeated without a key says in its summary what that does, unless it changes nothing', () => {
  const keyless = rows.filter(([name, row]) => name.startsWith('POST ') && !takesKey(row) && !row.repeatable)
  expect(keyless.length).toBeGreaterThan(10)
  const silent = keyless.filter(([, { summary }]) => !/ Repeated(?: within [\w ]+)?, it /.test(summary))
  expect(silent.map(([name]) => name)).toEqual([])
})

/** The calls that the specification lists. */
const specified = `
GET auth/me, POST auth/login, POST auth/register, PUT auth/profile, GET articles, GET articles/:id,
POST articles/:id/view, GET articles/manage, GET articles/manage/:id, POST articles, PUT articles/:id,
PUT articles/:id/status, DELETE articles/:id, GET articles/link/fetch-link, POST upload/thumbnail, POST upload/image,
GET categories, GET categories/manage, POST categories, PUT categories/:id, DELETE categories/:id, GET ads/published,
GET ads/manage, GET ads/my-ads, GET ads/:id, POST ads, PUT ads/:id, PUT ads/:id/status, DELETE ads/:id,
GET newsletters, GET newsletters/subscribers, POST newsletters, PUT newsletters/:id, DELETE newsletters/:id,
POST newsletters/:id/send, POST newsletters/:id/send-to-users, GET dashboard/stats, GET users, POST users,
PUT users/:id, DELETE users/:id`
  .split(',')
  .map((call) => call.trim().replace(' ', ' /api/'))

test('the contract has the specified calls, those added since, and no others', () => {
  expect(Object.keys(contract).sort()).toEqual([...specified, ...added].sort())
})
