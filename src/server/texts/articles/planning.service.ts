import { isDeepStrictEqual } from 'node:util'
import type { ArticlePlan, ManagedArticle } from '@shared/entities/article'
import type { AuditChange } from '@shared/entities/audit'
import type { Overdue } from '@shared/entities/overdue'
import { canAll } from '@shared/permissions'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { articles } from '../../db/schema/core'
import { articleTranslators } from '../../db/schema/plans'
import { invalid, notFound } from '../../http/errors'
import type { Editing, UserRow } from '../../http/route'
import { checkVersion } from '../../http/versions'
import { findArticle, lockArticle } from './articles.queries'
import { findAuthors } from './authors.queries'

const NO_ACCOUNT = 'Choose accounts that exist'

type Plan = Partial<ArticlePlan>

/** Stores what is given of a plan. Those who are named already stay, even if they have left the team since. */
export async function setPlan(
  tx: Db,
  id: number,
  plan: Plan,
  before?: Pick<ManagedArticle, 'assignee_id' | 'translators'>,
) {
  const { due_at, assignee_id, translators } = plan
  const known = new Set([before?.assignee_id, ...(before?.translators.map(({ user_id }) => user_id) ?? [])])
  const named = [assignee_id, ...(translators ?? []).map(({ user_id }) => user_id)]
  const added = named.flatMap((user) => (user && !known.has(user) ? [user] : []))
  const found = await findAuthors(tx, added)
  const isUnknown = (user: number | null | undefined) => Boolean(user && !known.has(user) && !found.has(user))
  if (isUnknown(assignee_id)) throw invalid({ assignee_id: NO_ACCOUNT })
  if (translators?.some(({ user_id }) => isUnknown(user_id))) throw invalid({ translators: NO_ACCOUNT })
  const columns = {
    ...(due_at !== undefined && { due_at: due_at === null ? null : new Date(due_at) }),
    ...(assignee_id !== undefined && { assignee_id }),
  }
  if (Object.keys(columns).length > 0) await tx.update(articles).set(columns).where(eq(articles.id, id))
  if (!translators) return
  await tx.delete(articleTranslators).where(eq(articleTranslators.article_id, id))
  if (translators.length > 0)
    await tx.insert(articleTranslators).values(translators.map((each) => ({ article_id: id, ...each })))
}

/** What is due, and neither scheduled nor published. */
export const isOverdue = and(
  sql`${articles.due_at} < now()`,
  ne(articles.status, 'published'),
  isNull(articles.publish_at),
)

const MAX_LATE = 50

/** The pieces that are late, the oldest first: all of them for those who assign authors, their own ones for others. */
export async function listLatePieces(db: Db, user: UserRow): Promise<Overdue[]> {
  const isTheirs = canAll(user, 'assign', 'articles') ? undefined : eq(articles.assignee_id, user.id)
  const rows = await db
    .select({ id: articles.id, title: articles.title, due_at: articles.due_at })
    .from(articles)
    .where(and(isOverdue, isTheirs, ne(articles.title, '')))
    .orderBy(articles.due_at, articles.id)
    .limit(MAX_LATE)
  return rows.map(({ due_at, ...row }) => ({ kind: 'pieces', ...row, due_at: (due_at as Date).toISOString() }))
}

/** The one who is to write it is its author, if the planner may name another author than themselves. */
export async function authorOfPlan(db: Db, user: UserRow, assigneeId: number | null | undefined) {
  const own = { author_id: user.id, author_name: user.name }
  if (!assigneeId || assigneeId === user.id || !canAll(user, 'assign', 'articles')) return own
  const name = (await findAuthors(db, [assigneeId])).get(assigneeId)
  return name === undefined ? own : { author_id: assigneeId, author_name: name }
}

/** What the audit log says of a change of the plan. Whom it names are people, whose names must not be copied. */
const changesOfPlan = (before: ManagedArticle, after: ManagedArticle): AuditChange[] => [
  ...(before.due_at === after.due_at ? [] : [{ field: 'due_at', from: before.due_at, to: after.due_at }]),
  ...(before.assignee_id === after.assignee_id ? [] : [{ field: 'assignee_id' }]),
  ...(isDeepStrictEqual(before.translators, after.translators) ? [] : [{ field: 'translators' }]),
]

/** Not a save: the version stays, so that a form in which someone writes can still be saved. */
export const changePlan = ({ db, expectedVersion }: Editing, id: number, plan: Plan) =>
  db.transaction(async (tx) => {
    const before = await lockArticle(tx, id)
    if (!before) throw notFound('Article')
    checkVersion(expectedVersion, before, before)
    await setPlan(tx, id, plan, before)
    const article = (await findArticle(tx, id)) as ManagedArticle
    return { article, changes: changesOfPlan(before, article) }
  })
