import { constants } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import { TextDecoder } from 'node:util'
import { SourceError } from './source'

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read by the user that runs this',
  EPERM: 'it may not be read by the user that runs this',
}

const MEGABYTE = 1024 * 1024

/** What is at a path. Whatever is wrong with it ends the import in one line that says what was expected. */
export async function statSource(path: string, expected: string) {
  try {
    await access(path, constants.R_OK)
    return await stat(path)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new SourceError(`${path}: ${REASONS[code] ?? message}; expected ${expected}`)
  }
}

/** Checks that a path is a file that is neither empty nor too large. */
export async function requireFile(path: string, expected: string, maxBytes: number) {
  const stats = await statSource(path, expected)
  if (!stats.isFile()) throw new SourceError(`${path} is a folder; expected ${expected}`)
  if (stats.size === 0) throw new SourceError(`${path} is empty; expected ${expected}`)
  if (stats.size > maxBytes)
    throw new SourceError(`${path} has more than ${maxBytes / MEGABYTE} MB; expected ${expected}`)
}

const MARKS: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The encoding that the byte order mark of a file names. */
export const markedEncoding = (start: Uint8Array) =>
  MARKS.find(([, mark]) => mark.every((byte, index) => start[index] === byte))?.[0]

/** The encoding that an XML declaration names. */
const declaredEncoding = (start: Uint8Array) =>
  /^\s*<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(Buffer.from(start).toString('latin1'))?.[1]

/** A decoder for a file that begins like this: of its byte order mark, its XML declaration, or else of UTF-8. */
export function decoderOf(start: Uint8Array, path: string) {
  const encoding = markedEncoding(start) ?? declaredEncoding(start) ?? 'utf-8'
  try {
    return new TextDecoder(encoding)
  } catch {
    throw new SourceError(`${path}: the encoding '${encoding}', which it declares, is not known; expected UTF-8`)
  }
}

/** The text of a file in whichever encoding it declares. */
export const decodeText = (bytes: Uint8Array, path: string) => decoderOf(bytes.subarray(0, 300), path).decode(bytes)

export async function readTextFile(path: string, expected: string, maxBytes: number) {
  await requireFile(path, expected, maxBytes)
  return decodeText(await readFile(path), path)
}
