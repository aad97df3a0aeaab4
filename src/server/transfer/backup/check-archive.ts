import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { readArchive, sha256 } from './archive'
import { ArchiveError } from './archive-error'
import { FORMAT, FORMAT_VERSION, MANIFEST, MANIFEST_DIGEST, Manifest, rowsMember, uploadIn } from './manifest'

/** For a damaged size in a header. The manifest of 100,000 uploads is a tenth of this. */
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024

/** More are counted, but not listed. */
const MAX_LISTED = 5

type Found = { bytes: number; sha256: string; rows?: number }

async function digest(body: Readable) {
  const hash = createHash('sha256')
  for await (const chunk of body) hash.update(chunk)
  return hash.digest('hex')
}

/** Digest and number of lines. The number is undefined if the rows cannot be unpacked. */
async function digestRows(body: Readable) {
  const hash = createHash('sha256')
  const unpacker = createGunzip()
  let rows = 0
  let isReadable = true
  const counted = pipeline(
    unpacker,
    new Writable({
      write(chunk: Buffer, _, done) {
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
        done()
      },
    }),
  ).catch(() => {
    isReadable = false
  })
  for await (const chunk of body) {
    hash.update(chunk)
    if (isReadable && !unpacker.write(chunk))
      await Promise.race([new Promise((resolve) => unpacker.once('drain', resolve)), counted])
  }
  if (isReadable) unpacker.end()
  await counted
  return { sha256: hash.digest('hex'), rows: isReadable ? rows : undefined }
}

const isRows = (name: string) => name.startsWith('database/')

/** Reads every member once. */
async function readMembers(path: string) {
  const found = new Map<string, Found>()
  let manifest: string | undefined
  let manifestDigest: string | undefined
  for await (const { name, bytes, body } of readArchive(path)) {
    if (found.has(name)) throw new ArchiveError(`${path} is damaged: it contains '${name}' twice`)
    if (name === MANIFEST || name === MANIFEST_DIGEST) {
      if (bytes > MAX_MANIFEST_BYTES) throw new ArchiveError(`${path} is damaged: '${name}' is too large`)
      const text = (await buffer(body)).toString()
      if (name === MANIFEST) manifest = text
      else manifestDigest = text
    } else found.set(name, { bytes, ...(isRows(name) ? await digestRows(body) : { sha256: await digest(body) }) })
  }
  return { found, manifest, manifestDigest }
}

function parseManifest(path: string, text: string | undefined, expectedDigest: string | undefined, last: string) {
  if (text === undefined || expectedDigest === undefined)
    throw new ArchiveError(`${path} is not a complete backup: it ends after '${last}', without a manifest`)
  if (sha256(text) !== expectedDigest) throw new ArchiveError(`${path} is damaged in '${MANIFEST}'`)
  const value = JSON.parse(text)
  if (value?.format !== FORMAT) throw new ArchiveError(`${path} is not a backup of this program`)
  if (value.format_version > FORMAT_VERSION)
    throw new ArchiveError(`${path} has the format of a newer program (version ${value.program}); install that first.`)
  const parsed = Manifest.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ArchiveError(`${path}: '${MANIFEST}' is invalid at ${issue?.path.join('.')}: ${issue?.message}`)
}

/** Checks the whole file: that its manifest lists what it contains, every digest, and the number of rows of each table. */
export async function checkArchive(path: string): Promise<Manifest> {
  const { found, manifest: text, manifestDigest } = await readMembers(path)
  const manifest = parseManifest(path, text, manifestDigest, [...found.keys()].at(-1) ?? 'nothing')
  const problems: string[] = []
  const listed = new Set(manifest.members.map(({ name }) => name))
  for (const { name, bytes, sha256 } of manifest.members) {
    const member = found.get(name)
    if (!member) problems.push(`'${name}' is missing`)
    else if (member.bytes !== bytes || member.sha256 !== sha256) problems.push(`'${name}' differs from its SHA-256`)
    if (!isRows(name) && !uploadIn(name)) problems.push(`'${name}' is not part of a backup`)
  }
  for (const name of found.keys()) if (!listed.has(name)) problems.push(`'${name}' is not in the manifest`)
  for (const { name, rows } of manifest.tables) {
    const member = rowsMember(name)
    const actual = found.get(member)?.rows
    if (!listed.has(member)) problems.push(`'${member}' is missing`)
    else if (actual !== undefined && actual !== rows) problems.push(`'${member}' has ${actual} rows instead of ${rows}`)
  }
  if (problems.length === 0) return manifest
  const more = problems.length > MAX_LISTED ? `\n  and ${problems.length - MAX_LISTED} more` : ''
  throw new ArchiveError(`${path} is damaged:\n  ${problems.slice(0, MAX_LISTED).join('\n  ')}${more}`)
}
