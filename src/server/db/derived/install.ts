import { sql } from 'drizzle-orm'
import type { Db } from '../client'
import { digestOf, functionOf, placeOf, statementsOf, type Trigger } from './trigger'
import { copiesOfPublication, outdatedSearch, textDigests } from './triggers'
import { UPLOAD_USES, uploadUses } from './upload-uses'

/** The triggers with the digest that is their comment. Those without are not ours. */
async function listInstalled(db: Db) {
  const { rows } = await db.execute<{ table: string; name: string; digest: string }>(sql`
    select t.relname as table, g.tgname as name, obj_description(g.oid, 'pg_trigger') as digest
    from pg_trigger g join pg_class t on t.oid = g.tgrelid
    where obj_description(g.oid, 'pg_trigger') is not null
      and t.relnamespace = to_regnamespace(quote_ident(current_schema()))`)
  return rows
}

/** A new trigger's lock holds back changes until what is there is filled in. */
const install = (db: Db, changed: Trigger[], fill: string[]) =>
  db.transaction(async (tx) => {
    for (const trigger of changed)
      for (const statement of [
        ...statementsOf(trigger),
        `comment on trigger ${placeOf(trigger)} is '${digestOf(trigger)}'`,
      ])
        await tx.execute(sql.raw(statement))
    for (const statement of fill) await tx.execute(sql.raw(statement))
  })

/** Gives the database the triggers of this program: those that it lacks, and those that lists of fields have changed. */
export async function installTriggers(db: Db) {
  const installed = await listInstalled(db)
  const digests = new Map(installed.map((trigger) => [placeOf(trigger), trigger.digest]))
  const all = [textDigests, copiesOfPublication, outdatedSearch, ...(await uploadUses(db))]
  for (const { triggers, fill } of all) {
    const changed = triggers.filter((trigger) => digests.get(placeOf(trigger)) !== digestOf(trigger))
    if (changed.length > 0) await install(db, changed, fill)
  }
  const wanted = new Set(all.flatMap(({ triggers }) => triggers.map(placeOf)))
  for (const trigger of installed) {
    if (wanted.has(placeOf(trigger))) continue
    await db.execute(sql.raw(`drop function ${functionOf(trigger)} cascade`))
    if (trigger.name === UPLOAD_USES) await db.execute(sql`delete from upload_uses where source = ${trigger.table}`)
  }
}
