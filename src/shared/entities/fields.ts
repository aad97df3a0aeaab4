import { z } from 'zod'
import { cleanLine, cleanText, withoutForbidden } from '../content/clean-text'
import { type LanguageCode as Code, LANGUAGES } from '../languages'
import { messages } from '../messages'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-rules'
import { SLUG } from '../slugify'
import { isBlank, isEmail, isHttpUrl, isLocalPath } from '../validation'

/** Aborts: no further rule, which may run a pattern, looks at an over-long text. */
const tooLong = (max: number) => ({ error: `At most ${max} characters`, abort: true })

// Every text that a client sends is one of these types. It has a maximum, which comes before rules that run a pattern, and is cleaned
// before it is counted.

/** Any text that people read. */
export const limitedText = (max: number) => z.string().overwrite(cleanText).max(max, tooLong(max))

/** A text that programs read: HTML, whose texts are cleaned once it is parsed, or an id. */
export const limitedSource = (max: number) => z.string().overwrite(withoutForbidden).max(max, tooLong(max))

/** What is compared or followed, and never changed: a secret, a code, an address of the web. Its rules refuse what they do not allow. */
export const exactText = (max: number) => z.string().max(max, tooLong(max))

/** The longest HTML of an article or a newsletter. */
export const MAX_HTML = 2_000_000

/** Text that may still be empty, of a record that is in the making. Missing or of another type, it is answered with `message`. */
export const textInMaking = (message: string, max = 500) => inMaking(cleanText, message, max)
export const lineInMaking = (message: string, max = 500) => inMaking(cleanLine, message, max)

const inMaking = (clean: (text: string) => string, message: string, max: number) =>
  z.string({ error: message }).overwrite(clean).trim().max(max, tooLong(max))

/** Required text: missing, of another type, or nothing that can be seen is answered with `message`. */
export const requiredText = (message: string, max = 500) => required(textInMaking(message, max), message)
export const requiredLine = (message: string, max = 500) => required(lineInMaking(message, max), message)
export const requiredSource = (message: string, max: number) =>
  required(inMaking(withoutForbidden, message, max), message)

const required = (text: z.ZodString, message: string) =>
  text.min(1, message).refine((value) => !isBlank(value), { error: message })

/** Optional text; an empty field and null are the same as none. */
export const optionalText = (max = 500) => optional(z.string().overwrite(cleanText), max)
export const optionalLine = (max = 500) => optional(z.string().overwrite(cleanLine), max)
export const optionalExact = (max: number) => optional(z.string(), max)

const optional = (text: z.ZodString, max: number) =>
  text
    .trim()
    .max(max, tooLong(max))
    .nullable()
    .transform((value) => value || null)
    .optional()

export const optionalUrl = () =>
  optionalExact(2000).refine((value) => !value || isHttpUrl(value), { error: messages.urlInvalid })

export const Slug = exactText(200).regex(SLUG, messages.slugInvalid)

/** A picture: a full address, or a path on the API host. */
export const ImageUrl = optionalExact(2000).refine((value) => !value || isHttpUrl(value) || isLocalPath(value), {
  error: messages.urlInvalid,
})

/** Kept as typed; compared without case. RFC 5321 allows 254 characters. */
export const email = () =>
  z
    .string({ error: messages.emailRequired })
    .trim()
    .min(1, { error: messages.emailRequired, abort: true })
    .max(254, tooLong(254))
    .refine(isEmail, messages.emailInvalid)

/** A password that is compared with a stored one. */
export const givenPassword = (missing: string = messages.passwordRequired) =>
  z.string({ error: missing }).max(MAX_PASSWORD_LENGTH, { error: messages.passwordTooLong, abort: true })

export const password = (tooShort: string) =>
  givenPassword()
    .refine((value) => value.trim() !== '', { error: messages.passwordRequired, abort: true })
    .min(MIN_PASSWORD_LENGTH, tooShort)

/** The upper bound of PostgreSQL's integer. */
export const MAX_ID = 2_147_483_647

/** Identifier of a row. */
export const Id = z.number().int().positive().max(MAX_ID)

/** A number in a path or query, where it arrives as text. */
export const wholeNumber = (min: number, max: number) => {
  const error = `Must be a whole number from ${min} to ${max}`
  const digits = exactText(10).regex(/^\d+$/).transform(Number)
  return z.union([z.number(), digits], { error }).pipe(z.number().int(error).min(min, error).max(max, error))
}

/** The years of all dates that are sent to us. PostgreSQL knows no year 0, and JavaScript writes one after 9999 in a form that it cannot read. */
const YEARS = { first: 1900, last: 2200 }

/** Whether the year of a date in ISO 8601 can be stored and means something to readers. */
export function isUsualYear(date: string) {
  const year = Number(date.slice(0, 4))
  return year >= YEARS.first && year <= YEARS.last
}

const yearOutOfRange = { error: messages.yearOutOfRange }

/** A day, such as 2026-11-22. */
export const Day = exactText(20).pipe(
  z.iso.date('Must be a date such as 2026-11-22').refine(isUsualYear, yearOutOfRange),
)

/** A date and a time with its zone; anything else is answered with `error`. */
export const moment = (error: string = messages.momentInvalid) =>
  z
    .string({ error })
    .max(100, { error, abort: true })
    .pipe(z.iso.datetime({ offset: true, error }).refine(isUsualYear, yearOutOfRange))

/** Numbers without an order. */
export const numberSet = (number: z.ZodNumber, max: number) =>
  z
    .array(number)
    .max(max)
    .nullable()
    .transform((numbers) => [...new Set(numbers ?? [])].sort((one, other) => one - other))
    .optional()

/** Months of the year, from 1. */
export const Months = numberSet(z.number().int().min(1).max(12), 12)

/** ISO 8601 with time zone. */
export const Instant = z.string()

/** Counts the changes of a stored thing from 1; see If-Match. */
export const Version = z.number().int().positive().max(MAX_ID)

const codes = LANGUAGES.map(({ code }): Code => code)

export const LanguageCode = z.enum(codes, { error: `Must be one of ${codes.join(', ')}` })

/** The fields of a schema, to pick them from another. */
export const fieldsOf = <Shape extends object>({ shape }: { shape: Shape }) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as { [Field in keyof Shape]: true }
