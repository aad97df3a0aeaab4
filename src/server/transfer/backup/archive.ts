import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream, ReadableWritablePair } from 'node:stream/web'
import { createTarDecoder, createTarPacker, type TarHeader } from 'modern-tar'
import { ArchiveError } from './archive-error'
import { MANIFEST, MANIFEST_DIGEST, type Manifest } from './manifest'

export const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')

type Member = Manifest['members'][number]

type TarMember = { header: TarHeader; body: ReadableStream<Uint8Array> }

/** Writes a tar file with the digest of each member at its end. */
export function createArchive(path: string) {
  const { readable, controller } = createTarPacker()
  const written = pipeline(
    Readable.fromWeb(readable as ReadableStream),
    createWriteStream(path, { mode: 0o600, flags: 'wx' }),
  )
  // Reported by `finish`; until then, a failure also fails the next write.
  written.catch(() => {})
  const members: Member[] = []

  /** Fails if the content is not exactly `bytes` long. */
  async function add(name: string, bytes: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const hash = createHash('sha256')
    const writer = controller.add({ name, size: bytes, mode: 0o600 }).getWriter()
    for await (const chunk of content) {
      hash.update(chunk)
      await writer.write(chunk)
    }
    await writer.close()
    members.push({ name, bytes, sha256: hash.digest('hex') })
  }

  const addText = (name: string, text: string) => add(name, Buffer.byteLength(text), [Buffer.from(text)])

  return {
    add,
    async finish(manifest: Omit<Manifest, 'members'>): Promise<Manifest> {
      const whole: Manifest = { ...manifest, members: [...members] }
      const text = JSON.stringify(whole)
      await addText(MANIFEST, text)
      await addText(MANIFEST_DIGEST, sha256(text))
      controller.finalize()
      await written
      return whole
    },
    async abort(reason: unknown) {
      controller.error(reason)
      await written.catch(() => {})
    },
  }
}

/** The members in their order. The body of each has to be read before the next. Throws ArchiveError where the file is damaged. */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; bytes: number; body: Readable }> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  const decoder = createTarDecoder({ strict: true })
  const entries = (Readable.toWeb(file) as ReadableStream<Uint8Array>).pipeThrough(decoder as ReadableWritablePair)
  let place = 'at its beginning'

  const explained = (error: unknown) =>
    (error as NodeJS.ErrnoException).syscall
      ? error
      : new ArchiveError(`${path} is damaged or incomplete ${place}: ${(error as Error).message}`)
  async function* explainFailure<Part>(parts: AsyncIterable<Part>) {
    try {
      for await (const part of parts) yield part
    } catch (error) {
      throw explained(error)
    }
  }

  try {
    for await (const { header, body } of explainFailure<TarMember>(entries)) {
      place = `in '${header.name}'`
      yield { name: header.name, bytes: header.size, body: Readable.from(explainFailure<Uint8Array>(body)) }
      place = `after '${header.name}'`
    }
  } finally {
    file.destroy()
  }
}
