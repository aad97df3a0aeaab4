import { type Actor, can, canAll } from './permissions'

/** What goes into the trash when it is deleted. A kind is named like its resource and its table. */
export const TRASH_KINDS = [
  'articles',
  'ads',
  'categories',
  'series',
  'places',
  'pages',
  'newsletters',
  'media',
  'users',
] as const
export type TrashKind = (typeof TRASH_KINDS)[number]

/** How long a deleted item can be restored. */
export const TRASH_DAYS = 30

export const isTrashKind = (name: string): name is TrashKind => TRASH_KINDS.some((kind) => kind === name)

type Item = { kind: TrashKind; owner_id: number | null; deleted_by: number | null }

/**
 * Whether the user may restore or purge this item: whether they may delete such a record. What others have deleted of a user who
 * may only delete their own records is not theirs to restore: a reviewer may have had reasons.
 */
export const mayRestore = (actor: Actor, { kind, owner_id, deleted_by }: Item) =>
  canAll(actor, 'delete', kind) || (can(actor, 'delete', kind, { advertiser_id: owner_id }) && deleted_by === actor?.id)
