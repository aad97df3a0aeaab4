import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { added } from '@tests/table-only'
import { expect, test } from 'vitest'

const rows = Object.entries<ContractRow>(contract)

test('calls with path parameters describe them, and others have none', () => {
  for (const [name, row] of rows) expect(Boolean(row.params), name).toBe(name.includes(':'))
})

test('only public reads are cacheable', () => {
  for (const [name, row] of rows) if (row.cacheable) expect([name.split(' ')[0], row.access]).toEqual(['GET', 'public'])
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
