import { z } from 'zod'
import { typeOf } from '../../files/storage/types'

export const FORMAT = 'eye-of-sumatra-backup'

/** Increases when an older program could no longer read the archives. */
export const FORMAT_VERSION = 1

/** The last two members. A file that ends before them is incomplete. */
export const MANIFEST = 'manifest.json'
export const MANIFEST_DIGEST = 'manifest.sha256'

const NAME = /^[a-z_][a-z0-9_]*$/

const Count = z.number().int().nonnegative()
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The member with the rows of a table: a JSON array per line, each value as PostgreSQL's text, or null. */
export const rowsMember = (table: string) => `database/${table}.jsonl.gz`

export const uploadMember = (name: string) => `uploads/${name}`

/** The name of the uploaded file in a member; undefined for other members, and for names that we never assign. */
export function uploadIn(member: string) {
  const name = member.startsWith('uploads/') ? member.slice('uploads/'.length) : ''
  return typeOf(name) ? name : undefined
}

export const Manifest = z.object({
  format: z.literal(FORMAT),
  format_version: z.number().int(),
  /** The version of the program that wrote the archive. */
  program: z.string(),
  created_at: z.iso.datetime(),
  /** How many migrations the database had, and the name of the last one. */
  schema: z.object({ version: z.number().int().positive(), migration: z.string() }),
  /** In the order of their members. */
  tables: z.array(
    z.object({ name: z.string().regex(NAME), columns: z.array(z.string().regex(NAME)).min(1), rows: Count }),
  ),
  /** The last value that each sequence gave; null for one that was never used. */
  sequences: z.record(z.string().regex(NAME), z.string().regex(/^\d+$/).nullable()),
  members: z.array(z.object({ name: z.string(), bytes: Count, sha256: Sha256 })),
})
export type Manifest = z.infer<typeof Manifest>
