import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isStaff, STAFF_ROLES } from '@shared/roles'
import { DEFAULT_SITE_SETTINGS } from '@shared/site-entry'
import { isTimeZone } from '@shared/time-zones'
import { isEmail, isHttpUrl } from '@shared/validation'
import { DEFAULT_VIDEO_HOSTS } from '@shared/video'
import { Cron } from 'croner'
import { z } from 'zod'
import { isCommonPassword } from './common-passwords'
import { type Mailbox, parseMailbox } from './mailbox'

const number = (min: number, max: number, fallback: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const url = (what: string, isValid: (value: string) => boolean) =>
  z.string().refine(isValid, { error: `must be ${what}` })

const withProtocol =
  (...protocols: string[]) =>
  (value: string) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)

const isOrigin = (value: string) => isHttpUrl(value) && new URL(value).origin === value.replace(/\/$/, '')

/** May have a path, to which the paths of its calls are appended. */
function isServiceAddress(value: string) {
  if (!isHttpUrl(value)) return false
  const { username, password, search, hash } = new URL(value)
  return !username && !password && !search && !hash
}

/** One address, optionally with a name before it, and no line break that could start another header. */
function isSender(value: string) {
  const address = /^[^<>\r\n]*<([^<>\s]+)>$/.exec(value)?.[1] ?? value
  return isEmail(address) && !/[\s,;<>"]/.test(address)
}

function isSchedule(value: string) {
  try {
    return new Cron(value, { timezone: 'UTC' }).nextRun() !== null
  } catch {
    return false
  }
}

const flag = () => z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1')

const Env = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: number(0, 65535, 3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('a postgres:// address', withProtocol('postgres:', 'postgresql:')).optional(),
  DEMO: flag().optional(),
  ADMIN_EMAIL: z.string().refine(isEmail, { error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have at least 6 characters')
    .refine((password) => !isCommonPassword(password), { error: 'is one of the most common passwords' })
    .optional(),
  PUBLIC_URL: url('a http(s) address without a path', isOrigin)
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  CONTACT_EMAILS: commaList
    .refine((list) => list.length > 0 && list.every(isEmail), {
      error: 'must be e-mail addresses, separated by commas',
    })
    .optional(),
  TIME_ZONE: z.string().refine(isTimeZone, { error: 'must be a name such as Asia/Jakarta' }).optional(),
  CORS_ORIGINS: commaList
    .refine((list) => list.every(isOrigin), {
      error: 'must be origins such as https://www.example.com, separated by commas',
    })
    .default([]),
  VIDEO_HOSTS: commaList.default([...DEFAULT_VIDEO_HOSTS]),
  S3_ENDPOINT: url('a http(s) address without a path', isOrigin).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: url('an smtp:// or smtps:// address', withProtocol('smtp:', 'smtps:')).optional(),
  MAIL_FROM: z.string().trim().refine(isSender, { error: 'must be an e-mail address, or Name <address>' }).optional(),
  MAIL_RATE: number(0, 100_000, 0),
  BOUNCE_ADDRESS: z
    .string()
    .refine((address) => isEmail(address) && /^[\w.-]{1,20}@[\w.-]+$/.test(address), {
      error: 'must be an e-mail address with a short name, such as bounces@example.com',
    })
    .optional(),
  BOUNCE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  BOUNCE_MAILBOX: z
    .string()
    .refine((address) => parseMailbox(address), {
      error: 'must be an imaps:// or imap:// address with a user and a password, such as imaps://user:password@host',
    })
    .optional(),
  DKIM_DOMAIN: z
    .string()
    .refine((name) => isEmail(`postmaster@${name}`), { error: 'must be a domain such as example.com' })
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9._-]{0,61}[a-z0-9])?$/i, 'must be a selector such as mail2026')
    .optional(),
  DKIM_KEY_FILE: z.string().optional(),
  MAIL_WORKER: flag().default(true),
  WORKER_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  REQUIRE_TOTP: commaList
    .refine((list) => list.every(isStaff), {
      error: `must be among ${STAFF_ROLES.join(', ')}, separated by commas`,
    })
    .default([]),
  /** Unset differs from both: see newsletters/recipients.service.ts. */
  REQUIRE_CONFIRMED: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  MAX_UPLOAD_MB: number(1, 100, 5),
  TRANSLATE_WIDGET_URL: url('a http(s) address', isHttpUrl).default(DEFAULT_SITE_SETTINGS.translateWidgetUrl),
  TRANSLATE_API_URL: url('a http(s) address without a user, a query or a fragment', isServiceAddress)
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  TRANSLATE_API_KEY: z.string().optional(),
  TRANSLATE_HOURLY_CHARACTERS: number(0, 1_000_000_000, 200_000),
  TRANSLATE_DAILY_CHARACTERS: number(0, 1_000_000_000, 1_000_000),
  BACKUP_SCHEDULE: z.string().refine(isSchedule, { error: 'must be a cron expression such as 30 3 * * *' }).optional(),
  BACKUP_KEEP: number(1, 10_000, 7),
  BACKUP_TARGET: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'text']).optional(),
  TRUST_PROXY: number(0, 10, 0),
  BUDGET_PERCENT: number(0, 1000, 100),
  HSTS_SUBDOMAINS: flag().default(false),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .regex(/^\S+$/, 'must not contain spaces')
    .optional(),
})

export type Config = z.infer<typeof Env> & {
  /** Absolute. */
  DATA_DIR: string
  demo: boolean
  /** The bucket for uploaded files. Without one they are stored in the data folder. */
  s3: { endpoint?: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined
  /** Where undeliverable newsletters are returned to, if the server reads it. */
  bounceMailbox: Mailbox | undefined
  /** Signs each message, if set. */
  dkim: Dkim | undefined
}

type Dkim = { domainName: string; keySelector: string; privateKey: string }

/** The errors in the environment, one line for each variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

function s3Settings(values: z.infer<typeof Env>): Config['s3'] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!bucket && !accessKeyId && !secretAccessKey && !values.S3_ENDPOINT) return undefined
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: a bucket needs all three')
  return { endpoint: values.S3_ENDPOINT, bucket, region: values.S3_REGION, accessKeyId, secretAccessKey }
}

/** Whether a machine translates for readers, so that no widget does. Without a budget, it only helps translators. */
export const translatesForReaders = ({
  TRANSLATE_API_URL,
  TRANSLATE_HOURLY_CHARACTERS,
  TRANSLATE_DAILY_CHARACTERS,
}: Pick<Config, 'TRANSLATE_API_URL' | 'TRANSLATE_HOURLY_CHARACTERS' | 'TRANSLATE_DAILY_CHARACTERS'>) =>
  TRANSLATE_API_URL !== undefined && TRANSLATE_HOURLY_CHARACTERS > 0 && TRANSLATE_DAILY_CHARACTERS > 0

const isLoopback = (host: string) => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host)

/** Whether others can reach the server: directly, or through a proxy. */
export const isPublic = ({ HOST, PUBLIC_URL }: Pick<Config, 'HOST' | 'PUBLIC_URL'>) =>
  !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname))

const MIN_RSA_BITS = 1024

function readDkimKey(file: string) {
  try {
    const key = createPrivateKey(readFileSync(file))
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS)
      return key.export({ type: 'pkcs8', format: 'pem' }).toString()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(`DKIM_KEY_FILE: cannot be read as a private key${code ? ` (${code})` : ''}`)
  }
  throw new ConfigError(`DKIM_KEY_FILE: must be an RSA key of at least ${MIN_RSA_BITS} bits`)
}

function dkimSettings({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE, SMTP_URL }: z.infer<typeof Env>): Dkim | undefined {
  if (!DKIM_DOMAIN && !DKIM_SELECTOR && !DKIM_KEY_FILE) return undefined
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_KEY_FILE)
    throw new ConfigError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE: signing needs all three')
  if (!SMTP_URL) throw new ConfigError('SMTP_URL: DKIM_DOMAIN is set without it')
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: readDkimKey(DKIM_KEY_FILE) }
}

const PASSWORD_IS_PUBLIC =
  'the password of the demo accounts is public; set DEMO=0 (and see npm run admin -- --help), or DEMO=1 if that is meant'

/** The demo is for this machine alone, unless the owner asks for it by name. A proxy brings strangers to a loopback address too. */
function requireDemoChoice({ HOST, PUBLIC_URL, TRUST_PROXY }: z.infer<typeof Env>, demo: boolean) {
  if (demo && !isLoopback(HOST)) throw new ConfigError(`HOST: others can reach ${HOST}, and ${PASSWORD_IS_PUBLIC}`)
  if (PUBLIC_URL || TRUST_PROXY > 0)
    throw new ConfigError(
      `DEMO: with ${PUBLIC_URL ? 'PUBLIC_URL' : 'TRUST_PROXY'} set, others can reach this site, and ${PASSWORD_IS_PUBLIC}`,
    )
}

/** Reads and checks the environment; nothing else reads it. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Env.safeParse(given)
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const values = parsed.data
  if (!values.ADMIN_EMAIL !== !values.ADMIN_PASSWORD)
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD: one is set without the other')
  if (values.SMTP_URL && !values.MAIL_FROM)
    throw new ConfigError('MAIL_FROM: SMTP_URL needs the address that mail comes from')
  if (values.BOUNCE_ADDRESS && !values.BOUNCE_SECRET && !values.BOUNCE_MAILBOX)
    throw new ConfigError(
      'BOUNCE_ADDRESS: set BOUNCE_MAILBOX or BOUNCE_SECRET too, or what is returned there is never read',
    )
  if (!values.BOUNCE_ADDRESS && (values.BOUNCE_SECRET || values.BOUNCE_MAILBOX))
    throw new ConfigError('BOUNCE_ADDRESS: BOUNCE_SECRET or BOUNCE_MAILBOX is set without it')
  if (values.TRANSLATE_API_KEY && !values.TRANSLATE_API_URL)
    throw new ConfigError('TRANSLATE_API_URL: TRANSLATE_API_KEY is set without it')
  if (values.BACKUP_TARGET === 'bucket' && !values.S3_BUCKET)
    throw new ConfigError('BACKUP_TARGET: there is no bucket; set S3_BUCKET, or name a folder')
  const demo = values.DEMO ?? !values.DATABASE_URL
  if (values.DEMO === undefined) requireDemoChoice(values, demo)
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    demo,
    s3: s3Settings(values),
    bounceMailbox: values.BOUNCE_MAILBOX ? parseMailbox(values.BOUNCE_MAILBOX) : undefined,
    dkim: dkimSettings(values),
  }
}

/** The steps from one name to the other: a letter added, left out, replaced, or swapped with the next. */
function distance(one: string, other: string) {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + differs]
      if (isSwapped) steps.push(at(row - 2, column - 2) + 1)
      ;(rows[row] as number[])[column] = Math.min(...steps)
    }
  }
  return at(one.length, other.length)
}

/** A line for each variable that is probably a misspelt setting. Others in the environment are none of our business. */
export function misspeltSettings(env: Record<string, string | undefined>) {
  const ours = Object.keys(Env.shape)
  return Object.keys(env).flatMap((name) => {
    if (ours.includes(name) || !/^[A-Z0-9_]+$/.test(name)) return []
    // Short names are often near each other by chance: HOME is no HOST.
    const meant = ours.find((known) => {
      const allowed = known.length < 6 ? 1 : 2
      // Most names are ruled out by their length, which takes no time.
      return Math.abs(name.length - known.length) <= allowed && distance(name, known) <= allowed
    })
    return meant ? [`${name}: there is no such setting; is ${meant} meant?`] : []
  })
}
