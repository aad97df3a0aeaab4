import { z } from 'zod'
import { LanguageCode, MAX_ID, wholeNumber } from '../entities/fields'
import { TranslationLanguage } from '../entities/translation'
import type { Action, OwnershipScoped, Resource, Unscoped } from '../permissions'

/** How large a JSON body may be: its bytes, and the values in its lists and objects, each of which takes time to validate. */
export type BodyLimits = { bytes: number; values: number }

/** Enough for any form. */
export const FORM_LIMITS: BodyLimits = { bytes: 64 * 1024, values: 2000 }

/** For as many addresses as are checked at once. */
export const LINKS_LIMITS: BodyLimits = { bytes: 256 * 1024, values: 2000 }

/** Lets a note that is far too long reach the rule that says so. */
export const NOTE_LIMITS: BodyLimits = { bytes: 1024 * 1024, values: 2000 }

/** For the text of an article or a newsletter. */
export const CONTENT_LIMITS: BodyLimits = { bytes: 4 * 1024 * 1024, values: 30_000 }

/** For the ids of all chosen recipients of a newsletter. */
export const RECIPIENTS_LIMITS: BodyLimits = { bytes: 1024 * 1024, values: 100_000 }

/** The limits on how often an account makes calls; of registrations, a network. Their numbers are the server's. */
export const CALL_LIMITS = ['saves', 'ads', 'uploads', 'adChecks', 'exports', 'registrations'] as const
export type CallLimit = (typeof CALL_LIMITS)[number]

/** One call of the API. */
export type ContractRow = Access & {
  summary: string
  /** What a signed-in user is told who may not make the call, where the general message does not say enough. */
  refusal?: string
  query?: z.ZodObject
  /** A JSON body; `multipart` calls read the form's first file instead. Of a call with neither, any body is ignored. */
  body?: z.ZodType
  multipart?: true
  /** The limits of the body, where they are not FORM_LIMITS. */
  limits?: BodyLimits
  /** The same for every anonymous caller until content changes, so the server may keep the answer. */
  cacheable?: true
  /** Also for users who have to set up a second factor before they may do anything else. */
  beforeSecondFactor?: true
  /** A POST that changes nothing, or nothing more when it is repeated: it takes no Idempotency-Key, and may work on something slow. */
  repeatable?: true
  /** Also while the disk is too full for other changes, as is every DELETE: to make room, someone has to sign in. */
  onFullDisk?: true
  /** The reply holds a secret: it is not stored for repetitions with the same Idempotency-Key. */
  secret?: true
  /** What the call counts towards. By default, POST and PUT of an account count as saves if the audit log records them. */
  limit?: CallLimit | 'none'
  /** The media type of a reply that is a text instead of JSON. */
  type?: string
  /** Status of success where it is not 200. */
  status?: 201 | 202
  reply: z.ZodType
  /**
   * Whether the audit log records the call; by default all but GET are recorded. `refusals`: also a refused sign-in.
   */
  audit?: boolean | 'refusals'
}

/** Whether a POST takes an Idempotency-Key. The others are safe to repeat by what they are, as their summaries say. */
export const takesKey = ({ access, multipart, repeatable, secret }: ContractRow) =>
  access !== 'public' && !multipart && !repeatable && !secret

/**
 * Written for every call, never implied: open to all, to any signed-in user, or by the permission table. With 'any', a
 * grant on the user's own records does not suffice. Where some role holds the grant on its own records only, the call has
 * to name its record: the handler then gets `authorised` in place of the id.
 */
type Access =
  | { access: 'public' | 'session' | Unscoped | readonly [Action, Resource, 'any']; params?: z.ZodType }
  | { access: OwnershipScoped; params: z.ZodType<{ id: number }> }

export const ById = z.object({ id: wholeNumber(1, MAX_ID) })

/** A translation of a record that is written in English. */
export const ByLanguage = ById.extend({ language: TranslationLanguage })

/** A translation of an article, which may be written in any language. */
export const ByAnyLanguage = ById.extend({ language: LanguageCode })

/** An earlier version of such a translation. */
export const ByRevision = ByLanguage.extend({ revision: wholeNumber(1, MAX_ID) })

export const Message = z.object({ message: z.string() })

const total = {
  /** The number of all rows. */
  total: z.number().int(),
  /** There are more: they are counted up to 10,000, or up to the end of the page if that is further. */
  total_is_minimum: z.boolean().optional(),
}

export const list = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ [name]: z.array(row), ...total } as { [K in Name]: z.ZodArray<Row> } & typeof total)

export const one = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ [name]: row } as { [K in Name]: Row })

/**
 * The answer to a save. `cleaned`: the fields from whose texts characters were taken that no text may hold (`content/clean-text.ts`); absent
 * if there are none.
 */
export const Saved = Message.extend({ cleaned: z.array(z.string()).optional() })

export const saved = <Name extends string, Row extends z.ZodType>(name: Name, row: Row) =>
  z.object({ ...Saved.shape, [name]: row } as typeof Saved.shape & { [K in Name]: Row })
