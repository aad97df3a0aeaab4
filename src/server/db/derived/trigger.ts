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

type Named = Pick<Trigger, 'table' | 'name'>

export const functionOf = ({ table, name }: Named) => `"${name}_of_${table}"()`

export const placeOf = ({ table, name }: Named) => `"${name}" on "${table}"`

export function statementsOf(trigger: Trigger) {
  const { table, name, event, when, body } = trigger
  const run = functionOf(trigger)
  return [
    `create or replace function ${run} returns trigger language plpgsql as $$\n${body}\n$$`,
    `create or replace trigger "${name}" ${event} on "${table}" for each row ${when ? `when (${when})` : ''} execute function ${run}`,
  ]
}

export const digestOf = (trigger: Trigger) =>
  createHash('sha256').update(statementsOf(trigger).join()).digest('base64url').slice(0, 16)

export const list = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')
