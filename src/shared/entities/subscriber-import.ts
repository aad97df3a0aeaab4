import { z } from 'zod'
import { LanguageCode, optionalLine } from './fields'

/** Why a line of a file is not imported. */
export const REFUSALS = {
  email_missing: 'has no address',
  email_invalid: 'has no valid address',
  date_invalid: 'has a date of confirmation that is none, or is to come: use 2026-01-31',
  repeated: 'has the address of an earlier line',
  unsubscribed_there: 'has unsubscribed, by the file',
  unsubscribed: 'has unsubscribed here',
  returned: 'mail to this address is returned',
} as const
export type Refusal = keyof typeof REFUSALS

/** More are counted, but not listed. */
export const MAX_REFUSED_LINES = 1000

const flag = z.enum(['true', 'false'], { error: 'Must be true or false' }).optional()

/** How a file of subscribers is imported. */
export const SubscriberImportOptions = z.object({
  /** Reports what the import would do, and changes nothing. */
  dry_run: flag,
  /** Mails a link to everyone whose confirmation the file does not give. */
  send_confirmations: flag,
  /** Of readers for whom the file gives none. */
  language: LanguageCode.optional(),
  /** Where they subscribed; the name of the file, unless it says. */
  source: optionalLine(200),
})
export type SubscriberImportOptions = z.infer<typeof SubscriberImportOptions>

const Count = z.number().int().nonnegative()

/** What an import did, or in a dry run would do. */
export const SubscriberImport = z.object({
  dry_run: z.boolean(),
  /** The lines of the file below its header. */
  lines: Count,
  /** New ones who get newsletters at once. */
  confirmed: Count,
  /** New ones who get none until they follow a link. */
  unconfirmed: Count,
  /** Who had not confirmed here, but had there. */
  completed: Count,
  /** Who subscribe already. */
  known: Count,
  /** Mails with a link. */
  mails: Count,
  refused: Count,
  /** The first of those, with their lines in the file. */
  refusals: z.array(
    z.object({
      line: z.number().int().positive(),
      email: z.string(),
      reason: z.enum(Object.keys(REFUSALS) as [Refusal, ...Refusal[]]),
    }),
  ),
})
export type SubscriberImport = z.infer<typeof SubscriberImport>

/** The columns of an export, which an import reads. */
export const SUBSCRIBER_COLUMNS = ['email', 'name', 'language', 'confirmed_at', 'source', 'created_at'] as const
