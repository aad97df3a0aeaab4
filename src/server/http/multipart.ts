import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { MultipartFile } from '@fastify/multipart'
import { cleanLine, cut } from '@shared/content/clean-text'
import { messages } from '@shared/messages'
import type { FastifyError, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'
import { AppError, invalid } from './errors'
import { SLOW } from './pace'

/** Its type is detected from the bytes, not from its name. */
export type UploadedFile = { bytes: Buffer; name: string }

/** A file that was received. It lies on the disk. */
export type ReceivedFile = { name: string; size: number; read: () => Promise<Buffer> }

/** Receives a file, hands it over, and removes it. */
export type Receive = <Result>(use: (file: ReceivedFile) => Promise<Result>) => Promise<Result>

/** What a form may hold besides its file. */
const MAX_FIELDS = 20
const MAX_FIELD_BYTES = 10_000
const MAX_REST_BYTES = MAX_FIELDS * MAX_FIELD_BYTES

const MB = 1024 * 1024

const MAX_NAME = 200

/** A file name that can be stored and shown: without folders and control characters. */
export const cleanFileName = (name: string) => cut(cleanLine(name.split(/[/\\]/).at(-1) ?? ''), MAX_NAME)

/** Forms escape these three characters in a name, and nothing else. */
const unescapeName = (name: string) => name.replace(/%(?:22|0D|0A)/gi, decodeURIComponent)

/** A file without a name in any folder: the system removes it with the process, even one that is killed. */
async function openTemporary(folder: string) {
  await mkdir(folder, { recursive: true })
  const path = join(folder, crypto.randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

type Options = {
  config: Pick<Config, 'MAX_UPLOAD_MB' | 'DATA_DIR'>
  /** Refuses unless the disk has room for so many bytes. */
  requireSpace?: (bytes: number) => Promise<void>
}

const tooLarge = (max_megabytes: number) =>
  new AppError('too_large', `The file is larger than ${max_megabytes} MB`, { max_megabytes })

/** The parser's own errors have no status. They mean a form without its boundary, or one that was cut off. */
const explained = (error: Partial<FastifyError>) =>
  error.statusCode || error instanceof AppError ? error : invalid({ file: 'The form is incomplete or malformed' })

async function* chunksOf(file: AsyncIterable<Buffer>) {
  try {
    yield* file
  } catch (error) {
    throw explained(error as Error)
  }
}

/** Writes the first file of the form, whatever its field is called, up to the size limit. Returns its name and size. */
async function receive(
  request: FastifyRequest,
  megabytes: number,
  write: (chunk: Buffer) => Promise<void>,
): Promise<Pick<ReceivedFile, 'name' | 'size'>> {
  let part: MultipartFile | undefined
  let giveUp = () => {}
  const slow = new Promise<never>((_, refuse) => {
    giveUp = () => {
      const error = new AppError('timeout', messages.tooSlow)
      part?.file.destroy(error)
      refuse(error)
    }
  })
  request.raw.once(SLOW, giveUp)
  const limits = { fileSize: megabytes * MB, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES }
  try {
    part = await Promise.race([request.file({ limits }), slow]).catch((error) => {
      throw explained(error)
    })
    if (!part) throw invalid({ file: 'Choose a file' })
    const { file, filename = '' } = part
    file.once('limit', () => file.destroy(tooLarge(megabytes)))
    // By its first chunk already.
    if (file.truncated) throw tooLarge(megabytes)
    let size = 0
    for await (const chunk of chunksOf(file)) {
      await write(chunk)
      size += chunk.length
    }
    if (size === 0) throw invalid({ file: 'The file is empty' })
    return { name: cleanFileName(unescapeName(filename)), size }
  } finally {
    request.raw.off(SLOW, giveUp)
    // Discard the rest of the form: the connection's next request comes after it.
    request.raw.unpipe()
    request.raw.resume()
  }
}

/** Receives the file of a form on the disk, so that a slow connection takes no memory. */
export async function receiveFile<Result>(
  request: FastifyRequest,
  { config: { MAX_UPLOAD_MB, DATA_DIR }, requireSpace }: Options,
  use: (file: ReceivedFile) => Promise<Result>,
) {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', 'Send the file as a form (multipart/form-data)')
  // Refuse without reading.
  if (Number(request.headers['content-length']) > MAX_UPLOAD_MB * MB + MAX_REST_BYTES) throw tooLarge(MAX_UPLOAD_MB)
  const file = await openTemporary(join(DATA_DIR, 'incoming'))
  try {
    const received = await receive(request, MAX_UPLOAD_MB, async (chunk) => {
      await requireSpace?.(chunk.length)
      await file.appendFile(chunk)
    })
    return await use({ ...received, read: () => buffer(file.createReadStream({ start: 0, autoClose: false })) })
  } finally {
    await file.close()
  }
}
