import { toHtml } from '@shared/content/to-html'
import { ARTICLE_FIELDS, type ArticleField, pick } from '@shared/editable-fields'
import type { ArticleUpdate, ManagedArticle } from '@shared/entities/article'
import { originalLanguage } from '@shared/languages'
import type { Actor } from '@shared/permissions'
import { statusChoicesFor } from '../lists/statuses'

/** Hosts that speak only the specification's table lack some of the fields. */
type Known = Partial<Pick<ManagedArticle, ArticleField | 'published_at' | 'pinned'>> & {
  revised?: boolean
  minor?: boolean
}
type Text = Pick<Known, 'blocks' | 'content'>

/**
 * The body of a save. It leaves out an untouched text, so that saving the title does not change the wording; the status,
 * unless this user may set it; the slug, unless the switch for events was turned; the language, unless it was changed, since some hosts
 * know none; and the date of publication, unless an editor has corrected it.
 */
export function articlePayload(actor: Actor, values: Known, before?: Known): Partial<ArticleUpdate> {
  const { blocks, content, status, slug, language, ...fields } = pick(values, ARTICLE_FIELDS)
  // Hosts that keep no blocks may take a missing field for an empty one.
  const mayLeaveOut = before?.blocks !== undefined
  const maySetStatus = statusChoicesFor(actor, before?.status ?? null).length > 1
  const isEventToggled = (slug ?? null) !== (before?.slug ?? null)
  return {
    ...fields,
    image_url: fields.image_url ?? null,
    category_ids: fields.category_ids ?? [],
    ...(isSameText(values, before) ? !mayLeaveOut && { content: content ?? '' } : textOf({ blocks, content })),
    ...(maySetStatus && (!mayLeaveOut || status !== before?.status) && { status }),
    ...(originalLanguage({ language }) !== originalLanguage(before ?? {}) && { language }),
    ...(isEventToggled && { slug: slug ?? null }),
    ...(values.published_at !== before?.published_at && { published_at: values.published_at }),
    ...(before?.pinned !== undefined && values.pinned !== before.pinned && { pinned: values.pinned }),
    // Once: the form stays open after a save by keyboard, and the next one may be of another kind.
    ...(values.revised && !before?.revised && { revised: true }),
    ...(values.minor && !values.revised && !before?.minor && { minor: true }),
  }
}

const sameBlocks = (a: Known['blocks'], b: Known['blocks']) => JSON.stringify(a?.blocks) === JSON.stringify(b?.blocks)

/** With blocks, the content is not compared: the form does not update it while the blocks change. */
export const isSameText = (values: Text, before: Text = {}) =>
  sameBlocks(values.blocks, before.blocks) && (values.blocks || (values.content ?? '') === (before.content ?? ''))

/** HTML for every host, and the blocks for hosts that keep them. */
export const textOf = ({ blocks, content }: Text) =>
  blocks ? { blocks, content: toHtml(blocks) } : { content: content ?? '' }
