import { type Actor, canChangeStatus } from '@shared/permissions'
import type { ArticleStatus } from '@shared/statuses'
import type { TextKey } from '../i18n/i18n'

export const statuses = {
  draft: { label: 'articles.status.draft', color: 'default' },
  review: { label: 'articles.status.review', color: 'warning' },
  published: { label: 'articles.status.published', color: 'success' },
} as const satisfies Record<ArticleStatus, { label: TextKey; color: string }>

export const statusChoices = Object.entries(statuses).map(([id, { label }]) => ({
  id: id as ArticleStatus,
  name: label,
}))

/** The statuses that the user may give an article, including the present one; `from` is null for a new article. */
export const statusChoicesFor = (actor: Actor, from: ArticleStatus | null) =>
  statusChoices.filter(({ id }) => canChangeStatus(actor, 'articles', from, id))
