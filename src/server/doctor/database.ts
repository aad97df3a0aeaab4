import { sql } from 'drizzle-orm'
import { type Config, isPublic } from '../config/config'
import { programVersion } from '../config/version'
import type { Connection, Db } from '../db/client'
import { journal, lastMigration, newestSchema, oldestTransaction, strangerTo } from '../db/migrate'
import { openDemoAccounts } from '../people/demo-accounts'
import { type Finding, fail, ok, warn } from './finding'
import { checkMagazine } from './magazine'
import { checkMailQueue } from './mail-queue'
import { checkScheduledWork } from './scheduled-work'

const OLDEST_POSTGRES = 15

async function checkEngine({ db, embedded }: Pick<Connection, 'db' | 'embedded'>): Promise<Finding> {
  const { rows } = await db.execute<{ version: string; readonly: boolean }>(sql`
    select current_setting('server_version') as version, current_setting('transaction_read_only') = 'on' as readonly`)
  const { version = '', readonly = false } = rows[0] ?? {}
  const name = embedded ? 'the embedded database' : `PostgreSQL ${version}`
  if (readonly) return fail('database', `${name} takes no changes: its disk is nearly full, or it is a standby`)
  if (!embedded && Number.parseInt(version, 10) < OLDEST_POSTGRES)
    return fail('database', `${name} is too old: version ${OLDEST_POSTGRES} or newer is needed`)
  return ok('database', `${name} answers`)
}

/** Whether the database has the schema of this program. */
export async function checkSchema(db: Db): Promise<Finding> {
  const CHECK = 'migrations'
  const last = await lastMigration(db)
  if (last === undefined) return warn(CHECK, 'the database is empty; the first start creates the tables')
  const stranger = strangerTo(last)
  if (stranger)
    return fail(
      CHECK,
      `the database has the schema of ${stranger === 'newer' ? 'a newer' : 'an older'} version of this program, which is ${programVersion}`,
    )
  const missing = journal().filter(({ when }) => when > last).length
  if (missing === 0) return ok(CHECK, `all ${newestSchema()} are applied`)
  const holder = await oldestTransaction(db)
  const wait = holder ? `. It may have to wait for ${holder}` : ''
  return warn(CHECK, `${missing} are not applied yet; the next start does that: make a backup before${wait}`)
}

/** Whether accounts have the demo password, which is public. */
export async function checkDemoAccounts(
  db: Db,
  config: Pick<Config, 'demo' | 'HOST' | 'PUBLIC_URL'>,
): Promise<Finding> {
  const CHECK = 'demo accounts'
  const open = await openDemoAccounts(db)
  if (open.length === 0) return ok(CHECK, 'none has the demo password')
  const line = `DEMO: the demo password, which is public, opens ${open.join(', ')}`
  if (!config.demo) return fail(CHECK, `${line}: the start refuses; npm run admin -- remove-demo deletes them`)
  return isPublic(config)
    ? warn(CHECK, `${line}: ANYONE CAN SIGN IN AS ADMIN. Set DEMO=0 on a real site`)
    : warn(CHECK, `${line}: remove them before others can reach the site (npm run admin -- remove-demo)`)
}

/** Everything that is read from the database. Of another version of the schema, only that is reported. */
export async function examineDatabase(connection: Pick<Connection, 'db' | 'embedded'>, config: Config) {
  const { db } = connection
  const schema = await checkSchema(db)
  const findings = [await checkEngine(connection), schema]
  if (schema.status === 'ok')
    findings.push(
      await checkDemoAccounts(db, config),
      ...(await checkMagazine(db, config)),
      await checkMailQueue(db),
      await checkScheduledWork(db, config),
    )
  return findings
}
