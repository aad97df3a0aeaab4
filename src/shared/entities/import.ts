import { z } from 'zod'
import { LOSS_KINDS } from '../content/losses'
import { Id, Instant } from './fields'

const LossKind = z.enum(LOSS_KINDS)

/** A place in the printed table. */
const LossPlace = z.object({ title: z.string(), text: z.string() })

/** One kind of the loss table: what the source has of it, and how much of that is here. */
export const LossCount = z.object({
  kind: LossKind,
  found: z.number().int(),
  kept: z.number().int(),
  changed: z.number().int(),
  lost: z.number().int(),
  /** The first of its losses, or else of its changes. */
  places: z.array(LossPlace),
})
export type LossCount = z.infer<typeof LossCount>

/** Something that an import could not keep as it was, and where. */
export const ImportLoss = z.object({
  id: Id,
  kind: LossKind,
  /** What stands in its place; null if it is lost. */
  became: z.enum(['link', 'text']).nullable(),
  /** Its name, title or first words. */
  text: z.string(),
  /** Where it led, or where it is. */
  address: z.string().nullable(),
  /** The title of the article or page. */
  title: z.string(),
  old_address: z.string().nullable(),
  /** The path of its page here; null if it is not here. */
  new_address: z.string().nullable(),
})
export type ImportLoss = z.infer<typeof ImportLoss>

/** An import that wrote something. */
export const ImportRun = z.object({
  id: Id,
  /** That of the file with its losses, without the ending. */
  name: z.string(),
  format: z.string(),
  /** The format and the site: `ghost:blog.example.com`. */
  source: z.string(),
  file_name: z.string(),
  created_at: Instant,
  /** What it brought, in words, with the numbers. */
  counts: z.record(z.string(), z.number().int()),
  warnings: z.array(z.string()),
  losses: z.array(LossCount),
})
export type ImportRun = z.infer<typeof ImportRun>
