import { toHtml } from '@shared/content/to-html'
import type { ArticleInput, ManagedArticle } from '@shared/entities/article'
import type { Actor } from '@shared/permissions'
import { statusChoicesFor } from './statuses'

/** A host that speaks only the specification's table lacks some of the fields. */
type Known = Partial<ManagedArticle>
type Text = Pick<Known, 'blocks' | 'content'>
type Payload = Partial<Omit<ArticleInput, 'slug'>> & { slug?: string | null }

/**
 * What a save of the form sends. Not the whole record: an untouched text stays out of it, so that nobody's wording changes
 * by a save of the title; a status goes along only from one who may set it; and the slug only if the switch for events has
 * been turned.
 */
export function articlePayload(actor: Actor, values: Known, before?: Known): Payload {
  const { title, excerpt, image_url, category_ids, status, slug } = values
  // Another host than ours may take what is left out for empty.
  const mayLeaveOut = before?.blocks !== undefined
  const maySetStatus = statusChoicesFor(actor, before?.status ?? null).length > 1
  const isTurned = (slug ?? null) !== (before?.slug ?? null)
  return {
    ...{ title, excerpt, image_url: image_url ?? null, category_ids: category_ids ?? [] },
    ...(isSameText(values, before) ? !mayLeaveOut && { content: values.content ?? '' } : textOf(values)),
    ...(maySetStatus && (!mayLeaveOut || status !== before?.status) && { status }),
    ...(isTurned && { slug: slug ?? null }),
  }
}

const sameBlocks = (a: Known['blocks'], b: Known['blocks']) => JSON.stringify(a?.blocks) === JSON.stringify(b?.blocks)

/** Where there is a document, the HTML beside it is what it was when the form was opened, and tells nothing. */
export const isSameText = (values: Text, before: Text = {}) =>
  sameBlocks(values.blocks, before.blocks) && (values.blocks || (values.content ?? '') === (before.content ?? ''))

/** HTML for every host, and the document for one that keeps it. */
export const textOf = ({ blocks, content }: Text) =>
  blocks ? { blocks, content: toHtml(blocks) } : { content: content ?? '' }
