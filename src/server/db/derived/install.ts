import { sql } from 'drizzle-orm'
import type { Db } from '../client'
import { earlierViews } from './earlier-views'
import { digestOf, functionOf, placeOf, statementsOf, type Trigger } from './trigger'
import { copiesOfPublication, outdatedRecords, outdatedSearch, textDigests } from './triggers'
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

/** The triggers of this program that the database lacks or has in another form, and those that it should not have. */
async function findChanges(db: Db) {
  const installed = await listInstalled(db)
  const digests = new Map(installed.map((trigger) => [placeOf(trigger), trigger.digest]))
  const all = [
    textDigests,
    copiesOfPublication,
    outdatedSearch,
    outdatedRecords,
    earlierViews,
    ...(await uploadUses(db)),
  ]
  const wanted = new Set(all.flatMap(({ triggers }) => triggers.map(placeOf)))
  return {
    changed: all
      .map(({ triggers, fill }) => ({
        triggers: triggers.filter((trigger) => digests.get(placeOf(trigger)) !== digestOf(trigger)),
        fill,
      }))
      .filter(({ triggers }) => triggers.length > 0),
    unwanted: installed.filter((trigger) => !wanted.has(placeOf(trigger))),
  }
}

export async function hasTriggers(db: Db) {
  const { changed, unwanted } = await findChanges(db)
  return changed.length + unwanted.length === 0
}

/** Gives the database the triggers of this program: those that it lacks, and those that lists of fields have changed. */
export async function installTriggers(db: Db) {
  const { changed, unwanted } = await findChanges(db)
  for (const { triggers, fill } of changed) await install(db, triggers, fill)
  for (const trigger of unwanted) {
    await db.execute(sql.raw(`drop function ${functionOf(trigger)} cascade`))
    if (trigger.name === UPLOAD_USES) await db.execute(sql`delete from upload_uses where source = ${trigger.table}`)
  }
}
