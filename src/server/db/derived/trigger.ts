import { createHash } from 'node:crypto'

export type Trigger = {
  name: string
  table: string
  /** Such as `after update of title`. */
  event: string
  when?: string
  /** What its function does, in PL/pgSQL. */
  body: string
}

/** Columns or rows that triggers derive from others. */
export type Derived = {
  triggers: Trigger[]
  /** Derives all of it once: for what was stored before the triggers. */
  fill: string[]
}

export function statementsOf({ name, table, event, when, body }: Trigger) {
  const run = `"${name}_of_${table}"()`
  return [
    `create or replace function ${run} returns trigger language plpgsql as $$\n${body}\n$$`,
    `create or replace trigger "${name}" ${event} on "${table}" for each row ${when ? `when (${when})` : ''} execute function ${run}`,
  ]
}

export const digestOf = (trigger: Trigger) =>
  createHash('sha256').update(statementsOf(trigger).join()).digest('base64url').slice(0, 16)

export const placeOf = ({ table, name }: Pick<Trigger, 'table' | 'name'>) => `"${name}" on "${table}"`

export const list = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')
