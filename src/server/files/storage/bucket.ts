import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config'
import { notFound } from '../../http/errors'
import { noteFailure } from '../../metering/failures'
import type { Storage } from './types'
import { typeOf } from './types'

const statusOf = (error: unknown) => (error as S3ServiceException).$metadata?.httpStatusCode

/** The answers about a file that does not exist, and about a part that it does not have. */
const NO_FAILURES = [404, 416]

const note = (error: unknown) => noteFailure(error, { place: 'bucket' }, !NO_FAILURES.includes(statusOf(error) ?? 0))

/** The S3 calls that we need. A missing file is `undefined`; other failures are thrown. */
export function connectBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>) {
  // The owner can do nothing about which versions of Node.js later versions of the client will need.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Hosts other than Amazon rarely have a subdomain for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not all hosts support the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => async (call) => {
      try {
        return await next(call)
      } catch (error) {
        note(error)
        throw error
      }
    },
    { step: 'initialize' },
  )
  const orMissing = (error: unknown) => {
    if (statusOf(error) === 404) return undefined
    throw error
  }
  return {
    head: (name: string) => client.send(new HeadObjectCommand({ Bucket: bucket, Key: name })).catch(orMissing),
    async get(name: string, range: string | undefined) {
      const file = await client.send(new GetObjectCommand({ Bucket: bucket, Key: name, Range: range })).catch(orMissing)
      // It may also fail in the middle.
      if (file?.Body instanceof Readable) file.Body.once('error', note)
      return file
    },
    put: (name: string, contents: string | Uint8Array) =>
      client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: contents, ContentType: typeOf(name) })),
    /** Fails if the file does not have exactly `bytes`. */
    putStream: (name: string, contents: Readable, bytes: number) =>
      client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: contents, ContentLength: bytes })),
    remove: (name: string) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name })),
    /** The names below a prefix that ends with a slash, or without one, those that contain no slash. */
    async *list(prefix = '') {
      for (let token: string | undefined; ; ) {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: token }),
        )
        for (const { Key = '' } of page.Contents ?? []) yield Key
        token = page.NextContinuationToken
        if (!token) break
      }
    },
  }
}

/** A request for several ranges gets the whole file, which the HTTP standard allows. */
const oneRange = (header: string | undefined) => (/^bytes=(?:\d+-\d*|-\d+)$/.test(header ?? '') ? header : undefined)

/** Answers a request for a file of the bucket, as the folder's are answered. */
async function send(
  files: ReturnType<typeof connectBucket>,
  name: string,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  cacheControl: string,
) {
  const type = typeOf(name)
  if (!type) throw notFound('File')
  // Names are made from the content, so a name is its own version.
  const etag = `"${name}"`
  const found = () => reply.type(type).headers({ 'cache-control': cacheControl, 'accept-ranges': 'bytes', etag })
  if (headers['if-none-match'] === etag) return found().status(304).send()
  if (method === 'HEAD') {
    const file = await files.head(name)
    if (!file) throw notFound('File')
    return found().header('content-length', file.ContentLength).send()
  }
  try {
    const file = await files.get(name, oneRange(headers.range))
    if (!file) throw notFound('File')
    if (file.ContentRange) found().status(206).header('content-range', file.ContentRange)
    return found()
      .header('content-length', file.ContentLength)
      .send(file.Body as Readable)
  } catch (error) {
    if (statusOf(error) === 416) return reply.status(416).send()
    throw error
  }
}

export function openBucket(settings: NonNullable<Config['s3']>): Storage {
  const files = connectBucket(settings)
  return {
    put: async (name, contents) => void (await files.put(name, contents)),
    has: async (name) => (await files.head(name)) !== undefined,
    size: async (name) => (await files.head(name))?.ContentLength,
    async *list() {
      for await (const name of files.list()) if (typeOf(name)) yield name
    },
    async read(name) {
      const file = await files.get(name, undefined)
      return file && { bytes: file.ContentLength ?? 0, contents: file.Body as Readable }
    },
    remove: async (name) => void (await files.remove(name)),
    register: async () => {},
    send: (name, request, reply, cacheControl) => send(files, name, request, reply, cacheControl),
  }
}
