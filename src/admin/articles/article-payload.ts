import type { ArticleInput, ManagedArticle } from '@shared/entities/article'
import type { Actor } from '@shared/permissions'
import { statusChoicesFor } from './statuses'

/** A host that speaks only the specification's table lacks some of the fields. */
type Known = Partial<ManagedArticle>
type Payload = Partial<Omit<ArticleInput, 'slug'>> & { slug?: string | null }

/**
 * What a save of the form sends. Not the whole record: a save with `content` drops the block editor's document, so an
 * untouched text stays out of it; a status goes along only from one who may set it; and the slug only if the switch for
 * events has been turned.
 */
export function articlePayload(actor: Actor, values: Known, before?: Known): Payload {
  const { title, excerpt, image_url, content, category_ids, status, slug } = values
  // Another host than ours may take what is left out for empty.
  const mayLeaveOut = before?.blocks !== undefined
  const isNew = (field: 'content' | 'status') => !mayLeaveOut || values[field] !== before?.[field]
  const maySetStatus = statusChoicesFor(actor, before?.status ?? null).length > 1
  const isTurned = (slug ?? null) !== (before?.slug ?? null)
  return {
    ...{ title, excerpt, image_url: image_url ?? null, category_ids: category_ids ?? [] },
    ...(isNew('content') && { content: content ?? '' }),
    ...(maySetStatus && isNew('status') && { status }),
    ...(isTurned && { slug: slug ?? null }),
  }
}
