import { z } from 'zod'
import { PICTURE_TEXT_LENGTHS } from '../images'
import { MAX_CHANGED_MEDIA, MEDIA_KINDS, MEDIA_USE_KINDS } from '../media-kinds'
import { Id, Instant, LanguageCode, optionalLine, optionalText, Version } from './fields'

export const MediaKind = z.enum(MEDIA_KINDS)

export const MediaUse = z.object({
  kind: z.enum(MEDIA_USE_KINDS),
  /** The id of the record; of the article for its translations, working copy and revisions. Null if it has none. */
  id: Id.nullable(),
  title: z.string(),
  /** The language of a translation. */
  language: LanguageCode.nullable(),
  /** Whether readers see it, or recipients of a newsletter have it. */
  published: z.boolean(),
})
export type MediaUse = z.infer<typeof MediaUse>

/** An uploaded file. Its texts are those that a new use of it starts with; they are not shown by themselves. */
export const Media = z.object({
  id: Id,
  /** `/uploads/…` */
  url: z.string(),
  /** As the first uploader named it. */
  file_name: z.string(),
  kind: MediaKind,
  alt: z.string().nullable(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  /** In pixels; null where they are not known, as of a video. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The size of the stored file. */
  bytes: z.number().int(),
  /** The first one first. Members see only themselves. */
  uploaders: z.array(z.object({ id: Id, name: z.string(), uploaded_at: Instant })),
  use_count: z.number().int(),
  /** Whether something published uses it: then it cannot be deleted. */
  in_public_use: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
})
export type Media = z.infer<typeof Media>

/** `uses`: at most MAX_LISTED_USES, published ones first. Members see only the published uses and their own ads. */
export const MediaWithUses = Media.extend({ uses: z.array(MediaUse) })
export type MediaWithUses = z.infer<typeof MediaWithUses>

export const MAX_LISTED_USES = 200

export const MediaInput = z.object({
  alt: optionalText(PICTURE_TEXT_LENGTHS.alt),
  caption: optionalText(PICTURE_TEXT_LENGTHS.caption),
  credit: optionalLine(PICTURE_TEXT_LENGTHS.credit),
})
export type MediaInput = z.infer<typeof MediaInput>

/** What changes on each of these files; fields that are left out stay as they are, and alternative texts are for pictures. */
export const MediaBulkEdit = z.object({
  ids: z.array(Id).min(1, 'Select at least one file').max(MAX_CHANGED_MEDIA),
  ...MediaInput.shape,
  /** Whether files keep the texts that they have. */
  only_missing: z.boolean().optional(),
})
export type MediaBulkEdit = z.infer<typeof MediaBulkEdit>

/** Someone who has uploaded files. */
export const MediaUploader = z.object({ id: Id, name: z.string() })
