import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { withoutAddresses } from '../config/addresses'
import { type Config, isPublic } from '../config/config'
import { reasonOf } from '../config/error-text'
import { countUnread, mailboxFailure } from '../mail/mailbox'
import { outboxOf } from '../mail/transport'
import { type Finding, fail, ok, warn, withinTime } from './finding'

/** After this time, a service counts as one that does not answer. */
const LIMIT_MS = 10_000

const MAIL = 'mail server'
const MAILBOX = 'bounce mailbox'
const BUCKET = 'bucket'

/** Connects and, if SMTP_URL has a user, signs in. Sends nothing. */
export async function checkMailServer(config: Config, limitMs = LIMIT_MS): Promise<Finding> {
  const { SMTP_URL, DATA_DIR } = config
  if (!SMTP_URL) {
    const line = `SMTP_URL is not set: messages become files in ${outboxOf(DATA_DIR)}`
    return isPublic(config) ? warn(MAIL, line) : ok(MAIL, line)
  }
  const { createTransport } = await import('nodemailer')
  const { host, username } = new URL(SMTP_URL)
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs, dnsTimeout: limitMs }
  const transport = createTransport({ url: SMTP_URL, ...limits })
  try {
    await withinTime(limitMs, transport.verify())
    return ok(MAIL, `${host} answers${username && ' and accepts the login'}`)
  } catch (error) {
    const what = (error as { code?: string }).code === 'EAUTH' ? 'refuses the login' : 'cannot be used'
    return fail(MAIL, `SMTP_URL: ${host} ${what}: ${withoutAddresses(reasonOf(error))}`)
  } finally {
    transport.close()
  }
}

/** Signs in and opens the folder. Undefined if the server reads no mailbox. */
export async function checkMailbox({ bounceMailbox }: Pick<Config, 'bounceMailbox'>, limitMs = LIMIT_MS) {
  if (!bounceMailbox) return undefined
  const { host, folder } = bounceMailbox
  const done = new AbortController()
  try {
    const unread = await withinTime(limitMs, countUnread(bounceMailbox, done.signal))
    return ok(MAILBOX, `${host} accepts the login; ${folder} has ${unread} unread`)
  } catch (error) {
    return fail(MAILBOX, `BOUNCE_MAILBOX: ${host} ${mailboxFailure(error)}`)
  } finally {
    done.abort()
  }
}

/** Writes, reads and deletes a small file under a name that no upload has. */
async function tryBucket(s3: NonNullable<Config['s3']>): Promise<Finding> {
  // Loaded on demand, because the SDK is slow to load.
  const { connectBucket } = await import('../files/storage/bucket')
  const bucket = connectBucket(s3)
  const name = `checks/${randomUUID()}.txt`
  await bucket.put(name, name)
  const stored = await bucket.get(name, undefined)
  if (!stored || (await text(stored.Body as Readable)) !== name)
    return fail(BUCKET, `S3_BUCKET: '${s3.bucket}' does not return what was just stored`)
  try {
    await bucket.remove(name)
  } catch (error) {
    return warn(
      BUCKET,
      `S3_BUCKET: nothing can be deleted from '${s3.bucket}': ${reasonOf(error)}; ${name} stays there`,
    )
  }
  return ok(BUCKET, `'${s3.bucket}' can be written, read and deleted from`)
}

/** Undefined without a bucket: the uploaded files are in the data folder then. */
export async function checkBucket({ s3 }: Pick<Config, 's3'>, limitMs = LIMIT_MS): Promise<Finding | undefined> {
  if (!s3) return undefined
  try {
    return await withinTime(limitMs, tryBucket(s3))
  } catch (error) {
    const where = s3.endpoint ? ` at ${new URL(s3.endpoint).host}` : ''
    const { name } = error as Error
    // The SDK names its errors by the code of the reply, such as NoSuchBucket or AccessDenied.
    const code = name === 'Error' || name === 'AggregateError' ? '' : `${name}: `
    return fail(BUCKET, `S3_BUCKET: '${s3.bucket}'${where} cannot be used: ${code}${reasonOf(error)}`)
  }
}

type Options = {
  config: Config
  logger: Pick<Logger, 'warn'>
  /** Whether this process stores uploaded files. */
  storesFiles: boolean
}

/**
 * Warns if the mail server or the bucket cannot be used. A start need not wait for it: mail is queued until the server
 * answers, and the bucket may come later.
 */
export async function warnOfServices({ config, logger, storesFiles }: Options) {
  const checks = [config.SMTP_URL && checkMailServer(config), storesFiles && checkBucket(config)]
  await Promise.all(
    checks.map(async (check) => {
      const found = await check
      if (found && found.status !== 'ok') logger.warn(found.line)
    }),
  )
}
