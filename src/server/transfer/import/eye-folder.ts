import { opendir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { cleanStored } from '../../db/clean-stored'
import { typeOf } from '../../files/storage/types'
import { INDEX, Index, KINDS, type Kind, type RecordOf, records } from '../export/format'
import { SourceError } from './source'

/** An article with fifteen translations, at the limits of each. */
const MAX_RECORD_BYTES = 128 * 1024 * 1024

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
  const { size } = await stat(path).catch(() => {
    throw new SourceError(`${path} is missing`)
  })
  if (size > MAX_RECORD_BYTES) throw new SourceError(`${path} has more than ${MAX_RECORD_BYTES / 1024 / 1024} MB`)
  let value: unknown
  try {
    value = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    throw new SourceError(`${path}: ${(error as Error).message}`)
  }
  const parsed = schema.safeParse(cleanStored(value))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new SourceError(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
}

async function namesIn(folder: string, isWanted: (name: string) => boolean) {
  const names: string[] = []
  try {
    for await (const entry of await opendir(folder)) if (entry.isFile() && isWanted(entry.name)) names.push(entry.name)
  } catch {
    throw new SourceError(`${folder} is missing`)
  }
  // The ids come first, so this is nearly their order. It makes a repetition give the same.
  return names.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b))
}

export type EyeFolder = {
  index: Index
  read: <Name extends Kind>(kind: Name) => AsyncIterable<RecordOf<Name>>
  /** The ids of the articles in it. */
  articleIds: number[]
  uploads: string[]
  uploadPath: (name: string) => string
}

/** Opens a folder of `npm run export`, after reading and checking every file in it. */
export async function openEyeFolder(folder: string): Promise<EyeFolder> {
  const index = await readJson(join(folder, INDEX), Index)
  const names = new Map<Kind, string[]>()
  let articleIds: number[] = []
  const uploads = await namesIn(join(folder, 'uploads'), (name) => typeOf(name) !== undefined)
  async function* read<Name extends Kind>(kind: Name) {
    for (const name of names.get(kind) ?? [])
      yield (await readJson(join(folder, kind, name), records[kind] as z.ZodType)) as RecordOf<Name>
  }

  if (uploads.length < index.counts.uploads)
    throw new SourceError(`${join(folder, 'uploads')} has ${uploads.length} files instead of ${index.counts.uploads}`)
  for (const kind of KINDS) {
    if (index.counts[kind] === undefined) continue
    names.set(kind, await namesIn(join(folder, kind), (name) => name.endsWith('.json')))
    const ids = new Set<number>()
    for await (const record of read(kind)) {
      if (ids.has(record.id)) throw new SourceError(`${join(folder, kind)}: record ${record.id} is there twice`)
      ids.add(record.id)
    }
    if (kind === 'articles') articleIds = [...ids]
    if (ids.size !== index.counts[kind])
      throw new SourceError(`${join(folder, kind)} has ${ids.size} records instead of ${index.counts[kind]}`)
  }
  return { index, read, articleIds, uploads, uploadPath: (name) => join(folder, 'uploads', name) }
}
