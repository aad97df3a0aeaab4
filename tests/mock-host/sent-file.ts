import { invalid, Refusal } from './refusals'

export type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

const MAX_MEGABYTES = 5

/** The first file of the form, whatever its field is called. */
export async function readSentFile(request: Request): Promise<SentFile> {
  if (!/^multipart\/form-data/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal('unsupported_media_type', 'Send the file as a form (multipart/form-data)')
  const form = await request.formData().catch(() => {
    throw new Refusal('invalid', 'The form cannot be read')
  })
  // Not `instanceof File`: in a test with a DOM there are two of them.
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (!file) throw invalid({ file: 'Choose a file' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes.length === 0) throw invalid({ file: 'The file is empty' })
  if (bytes.length > MAX_MEGABYTES * 1024 * 1024)
    throw new Refusal('too_large', `The file is larger than ${MAX_MEGABYTES} MB`)
  return { name: file.name, bytes }
}
