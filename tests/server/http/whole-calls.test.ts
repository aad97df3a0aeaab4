import type { Db } from '@server/db/client'
import { rateLimits } from '@server/db/schema/core'
import { type CallName, contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { meets } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { changingCalls, REFUSED, requestsOf } from './changing-requests'
import { fillMagazine } from './readers-world'

const recorded = changingCalls.filter((name) => (contract[name] as ContractRow).audit !== false)

const mayMake = (role: Role, name: CallName) => {
  const { access } = contract[name] as ContractRow
  return typeof access === 'string' || meets(role, access)
}

/** Refused before they change anything: what they need is not there, or the account is the last of its kind. */
const REFUSED_HERE: CallName[] = [
  ...REFUSED,
  'POST /api/upload/thumbnail',
  'POST /api/upload/image',
  'POST /api/upload/video',
  'POST /api/upload/file',
  'POST /api/auth/profile/picture',
  'POST /api/articles/:id/changes/:language/accept',
  'POST /api/articles/:id/changes/:language/revert',
  'POST /api/articles/:id/working-copy/publish',
  'POST /api/changes/accept',
  'PUT /api/articles/:id/schedule',
  'DELETE /api/articles/:id/schedule',
  'PUT /api/newsletters/:id/public',
  'POST /api/newsletters/:id/retry',
  'DELETE /api/newsletters/:id/translations/:language',
  'DELETE /api/newsletters/subscribers/:id',
  'DELETE /api/settings/translations/:language',
  'DELETE /api/auth/me',
]

/** What all tables hold, but for the counters of attempts, which stay, and what a job writes at any moment. */
async function contentsOf(db: Db) {
  const { rows } = await db.execute<{ name: string; digest: string }>(sql`
    select tablename as name, md5(query_to_xml(
      format('select t::text from %I t order by 1', tablename), false, true, '')::text) as digest
    from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'unused_uploads', 'ad_report_months')`)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

const calls = [
  { role: 'editor', made: recorded.filter((name) => mayMake('editor', name)) },
  { role: 'admin', made: recorded.filter((name) => mayMake('admin', name) && !mayMake('editor', name)) },
] as const

test.each(calls)(
  'a call of $role whose audit entry cannot be written changes nothing, whichever it is',
  async (each) => {
    const server = await startServer()
    const { db } = server
    const magazine = await fillMagazine(server, each.role)
    await db.execute('alter table audit_entries add constraint broken check (false) not valid')
    onTestFinished(async () => void (await db.execute('alter table audit_entries drop constraint broken')))
    const before = await contentsOf(db)
    const unproven: CallName[] = []
    for (const name of each.made) {
      // No one makes all of these calls in a minute.
      await db.delete(rateLimits)
      const { status, text } = await magazine.act.call(name, requestsOf(name, magazine)[0])
      expect(status, `${name}: ${text}`).toBeGreaterThanOrEqual(400)
      if (status !== 500) unproven.push(name)
    }
    expect(await contentsOf(db)).toEqual(before)
    expect(unproven.filter((name) => !REFUSED_HERE.includes(name))).toEqual([])
  },
)
