import { cleanLine, cut } from '@shared/content/clean-text'
import { cellText } from '@shared/csv'
import type { Refusal } from '@shared/entities/subscriber-import'
import { isLanguageCode, LANGUAGES, type LanguageCode } from '@shared/languages'
import { isEmail } from '@shared/validation'
import { type Options, parse } from 'csv-parse/sync'
import { ContentError } from '../../content/nesting'

/** A reader as a file has them. `line` is that of the file. */
export type ReadSubscriber = {
  line: number
  email: string
  name: string
  language?: LanguageCode
  confirmed_at?: Date
  created_at?: Date
  source?: string
}

export type ReadLine = ReadSubscriber | { line: number; email: string; reason: Refusal }

const MAX_LINES = 500_000
const MAX_EMAIL = 254

/**
 * What other programs call the columns: Ghost, Substack, Mailchimp, Buttondown, listmonk, MailerLite, Kit, beehiiv and our own exports.
 * Compared in lower case, with spaces and hyphens as underscores.
 */
const COLUMNS = {
  email: ['email', 'e_mail', 'email_address', 'e_mail_address', 'subscriber', 'subscriber_email', 'mail', 'address'],
  name: ['name', 'full_name', 'subscriber_name', 'nama'],
  first_name: ['first_name', 'firstname', 'given_name'],
  last_name: ['last_name', 'lastname', 'surname', 'family_name'],
  language: ['language', 'lang', 'locale', 'preferred_language'],
  confirmed_at: [
    'confirmed_at',
    'confirm_time',
    'confirmation_date',
    'confirmation_time',
    'confirmed_on',
    'confirm_date',
  ],
  /** Whether they have confirmed; when is then the day on which they subscribed. */
  confirmed: ['confirmed', 'is_confirmed', 'double_opt_in'],
  created_at: [
    ...['created_at', 'creation_date', 'created', 'subscribed_at', 'subscribed_on', 'date_subscribed', 'signup_date'],
    ...['optin_time', 'opt_in_time', 'opt_in_date', 'date_added', 'added', 'joined'],
  ],
  source: ['source', 'signup_source', 'subscription_source', 'acquisition_source'],
  status: ['status', 'state', 'subscriber_type', 'subscription_status', 'email_marketing_status'],
  /** Set, or yes, for those who get no mail. */
  stopped: [
    ...['unsubscribed', 'unsubscribed_at', 'unsub_time', 'unsubscription_date', 'deleted_at', 'clean_time'],
    ...['email_disabled', 'blocklisted', 'bounced', 'suppressed'],
  ],
  /** No for those who get no mail. */
  wanted: ['subscribed_to_emails', 'subscribed'],
} as const
type Column = keyof typeof COLUMNS

const STOPPED =
  /^(?:unsubscribed|un-subscribed|blocklisted|blacklisted|bounced|cleaned|complained|spam|junk|deleted|removed|cancell?ed|disabled|inactive|suppressed|archived)$/i
const YES = /^(?:true|yes|y|1|x|ya|confirmed)$/i
const NO = /^(?:false|no|n|0|tidak)$/i

const nameOf = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

function columnsOf(header: string[]) {
  const names = header.map(nameOf)
  const found = new Map<Column, number>()
  for (const column of Object.keys(COLUMNS) as Column[])
    for (const alias of COLUMNS[column]) {
      const index = names.indexOf(alias)
      if (index >= 0 && !found.has(column)) found.set(column, index)
    }
  return found
}

/** 2026-01-31, with a time and a zone, or without, which is UTC then. What other forms mean depends on the country. */
function instantIn(text: string) {
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i.exec(text) ?? []
  const parsed = day ? new Date(`${day}T${time}${zone.toUpperCase() === 'UTC' ? 'Z' : zone}`) : new Date(Number.NaN)
  // Older ones are the zero of some program.
  return parsed.getUTCFullYear() >= 1990 ? parsed : undefined
}

/** `id`, `id-ID`, `pt_BR`. */
function languageIn(text: string) {
  const tag = text.replace('_', '-')
  const base = tag.split('-')[0]?.toLowerCase() ?? ''
  const same = LANGUAGES.find(({ code }) => code.toLowerCase() === tag.toLowerCase())
  return (
    same?.code ??
    (isLanguageCode(base) ? base : LANGUAGES.find(({ code }) => code.startsWith(`${base}-`) && base)?.code)
  )
}

/** Files of spreadsheets have semicolons in some countries. */
function delimiterOf(text: string) {
  const [first = ''] = text.split(/\r?\n|\r/, 1)
  const count = (sign: string) => first.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** UTF-8, or what its first bytes announce; spreadsheets of old write neither. */
function decoded(bytes: Uint8Array) {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** With `info`, each record comes with the line on which it ends. */
type Row = { record: string[]; info: { lines: number } }

function rowsOf(text: string): Row[] {
  const options: Options = {
    delimiter: delimiterOf(text),
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: MAX_LINES + 2,
  }
  try {
    return parse(text, options) as unknown[] as Row[]
  } catch (error) {
    throw new ContentError(`This is not a CSV file: ${(error as Error).message}`)
  }
}

function readLine(line: number, cell: (column: Column) => string, now: Date): ReadLine {
  const email = cut(cell('email'), MAX_EMAIL)
  const refuse = (reason: Refusal) => ({ line, email: cleanLine(email), reason })
  if (email === '') return refuse('email_missing')
  if (!isEmail(email) || cell('email').length > MAX_EMAIL) return refuse('email_invalid')
  const isStopped = cell('stopped') !== '' && !NO.test(cell('stopped'))
  if (isStopped || NO.test(cell('wanted')) || STOPPED.test(cell('status'))) return refuse('unsubscribed_there')
  const created_at = instantIn(cell('created_at'))
  const given = cell('confirmed_at')
  const confirmed_at = given ? instantIn(given) : YES.test(cell('confirmed')) ? created_at : undefined
  if ((given && !confirmed_at) || (confirmed_at && confirmed_at > now)) return refuse('date_invalid')
  const name = cell('name') || [cell('first_name'), cell('last_name')].filter(Boolean).join(' ')
  return {
    line,
    email,
    name: cut(cleanLine(name), 200),
    language: languageIn(cell('language')),
    confirmed_at,
    created_at: created_at && created_at < now ? created_at : undefined,
    source: cut(cleanLine(cell('source')), 200) || undefined,
  }
}

/**
 * Reads a file of subscribers: CSV of any program, by the names of its columns, or addresses alone. `confirmed_at` is there only if the file
 * says so.
 */
export function readSubscribers({ bytes, now }: { bytes: Uint8Array; now: Date }): ReadLine[] {
  const [first, ...others] = rowsOf(decoded(bytes))
  if (!first) throw new ContentError('The file is empty')
  const columns = columnsOf(first.record)
  const alone = first.record.findIndex((cell) => isEmail(cell.trim()))
  const hasHeader = columns.has('email') && alone < 0
  if (!hasHeader && alone < 0)
    throw new ContentError(
      `There is no column 'email'. Expected a CSV file whose first line names its columns; this one begins with '${cut(cleanLine(first.record.join(',')), 100)}'`,
    )
  if (!hasHeader) {
    columns.clear()
    columns.set('email', alone)
  }
  if (others.length > MAX_LINES) throw new ContentError(`The file has more than ${MAX_LINES} lines`)
  return (hasHeader ? others : [first, ...others]).map(({ record, info }) => {
    const line = info.lines - (record.join('').match(/\r\n|\r|\n/g)?.length ?? 0)
    const cell = (column: Column) => cellText((record[columns.get(column) ?? -1] ?? '').trim())
    return readLine(line, cell, now)
  })
}
