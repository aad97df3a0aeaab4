import type { LanguageCode } from '@shared/languages'
import type { MachineState, TranslatedKind } from '@shared/translation-desk'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../db/client'
import type { Demand } from './demand'
import { listMachineTexts } from './machine-texts.queries'

/** What reads need. Without `machine`, machine translations are not shown. */
export type Reading = { db: Db; machine: Demand | undefined }

/** What readers see of a machine's work: its texts, with the digest of what they were made from, or that they are on their way. */
export type MachineText =
  | { state: Extract<MachineState, 'shown'>; texts: object; original_digest: string }
  | { state: Extract<MachineState, 'coming'> }

type Asked = { kind: TranslatedKind | undefined; ids: number[]; language: LanguageCode }

/**
 * The machine translations of these records, by record, and notes which are missing. `content` selects the long text, as far as it is
 * wanted.
 */
export async function readMachineTexts({ db, machine }: Reading, { kind, ids, language }: Asked, content: SQL) {
  const found = new Map<number, MachineText>()
  if (!machine || !kind || ids.length === 0) return found
  const rows = await listMachineTexts(db, { kind, ids, language }, content)
  for (const { record_id, state, texts, content, original_digest } of rows) {
    if (texts)
      found.set(record_id, { state: 'shown', texts: { ...texts, content }, original_digest: original_digest ?? '' })
    else if (state === 'waiting') found.set(record_id, { state: 'coming' })
  }
  const settled = new Set(rows.filter(({ may_retry }) => !may_retry).map(({ record_id }) => record_id))
  for (const record_id of ids) {
    if (settled.has(record_id)) continue
    machine.note({ kind, record_id, language })
    if (!found.has(record_id)) found.set(record_id, { state: 'coming' })
  }
  return found
}
