import { z } from 'zod'
import { EditorDocument } from '../content/document'
import { messages } from '../messages'
import { isReservedPageSlug } from '../page-rules'
import { PAGE_STATUSES } from '../statuses'
import { MACHINE_STATES } from '../translation-desk'
import { Id, Instant, LanguageCode, limitedSource, MAX_HTML, requiredLine, Slug, Version } from './fields'
import { followFields, freshnessFields, progressFields, TranslationSummary } from './translation'

export const PageStatus = z.enum(PAGE_STATUSES)

/** The fields that a translation replaces. */
export const PageTexts = z.object({
  title: requiredLine(messages.titleRequired, 200),
  content: limitedSource(MAX_HTML).optional(),
  blocks: EditorDocument.nullable().optional(),
})
export type PageTexts = z.infer<typeof PageTexts>

export const PageInput = PageTexts.extend({
  /** If missing, a new page gets a slug from its title, and an existing one keeps its slug; null derives it again. */
  slug: Slug.refine((slug) => !isReservedPageSlug(slug), { error: messages.slugReserved })
    .nullable()
    .optional(),
  status: PageStatus.optional(),
})
export type PageInput = z.infer<typeof PageInput>

const stored = { id: Id, slug: z.string(), created_at: Instant, updated_at: Instant, version: Version }

/** A page in the list of its editors. */
export const ManagedPageSummary = z.object({ ...stored, title: z.string(), status: PageStatus })
export type ManagedPageSummary = z.infer<typeof ManagedPageSummary>

/** A page as its editors see it. `blocks` is null if there is only HTML. */
export const ManagedPage = ManagedPageSummary.extend({ content: z.string(), blocks: EditorDocument.nullable() })
export type ManagedPage = z.infer<typeof ManagedPage>

const shown = {
  /** The language of the texts, if the request named one. */
  lang: LanguageCode.optional(),
  /** Whether these texts are a machine's, or will be; absent if neither. */
  machine: z.enum(MACHINE_STATES).optional(),
  /** The languages in which people have written it, including the original. */
  languages: z.array(LanguageCode),
}

/** A page in the public list. */
export const PageSummary = ManagedPageSummary.omit({ status: true, created_at: true, version: true }).extend(shown)
export type PageSummary = z.infer<typeof PageSummary>

/** A page as readers see it. */
export const Page = ManagedPage.omit({ blocks: true }).extend({
  ...shown,
  /** Whether something in the page has changed that the shown translation neither follows nor is confirmed for. */
  outdated: z.boolean().optional(),
})
export type Page = z.infer<typeof Page>

export const PageTranslationInput = PageTexts.extend(progressFields)
export type PageTranslationInput = z.infer<typeof PageTranslationInput>

export const PageTranslationSave = PageTranslationInput.extend(followFields)
export type PageTranslationSave = z.infer<typeof PageTranslationSave>

export const PageTranslation = TranslationSummary.extend({
  content: z.string(),
  blocks: EditorDocument.nullable(),
  ...freshnessFields,
  created_at: Instant,
  version: Version,
})
export type PageTranslation = z.infer<typeof PageTranslation>

/** A machine's translation of a page's texts, for an editor to correct. */
export const MachinePageTranslation = PageTranslation.pick({ title: true, content: true }).extend({
  blocks: EditorDocument,
})
