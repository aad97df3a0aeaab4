import { and, eq, gt } from 'drizzle-orm'
import { type ListQuery, listRows } from '../../db/list'
import { searched } from '../../db/list-search'
import { sessions } from '../../db/schema/core'
import { notFound } from '../../http/errors'
import type { Services } from '../../http/services'
import { hashToken } from '../../http/tokens'
import { endSessionById } from '../credentials/sessions'
import { findUser } from '../users/users.service'

type Query = ListQuery<'created_at' | 'last_used_at' | 'id'>

/** The user's live sessions. `token` is that of the session that asks. */
export const listSessions = ({ db, now }: Services, userId: number, query: Query, token: string) =>
  searched(query.q, async (matching) => {
    const isLive = and(eq(sessions.user_id, userId), gt(sessions.expires_at, now()))
    const where = and(isLive, matching(sessions.browser, sessions.system, sessions.network))
    const { rows, ...total } = await listRows(db, sessions, { sort: 'last_used_at', order: 'desc', ...query }, where)
    const current = hashToken(token)
    return {
      sessions: rows.map(({ token_hash, created_at, last_used_at, ...row }) => ({
        ...row,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        current: token_hash === current,
      })),
      ...total,
    }
  })

export const endOneSession = ({ db }: Services, userId: number, id: number) =>
  db.transaction(async (tx) => {
    if (!(await endSessionById(tx, userId, id))) throw notFound('Session')
  })

export async function mustFindUser({ db }: Services, id: number) {
  const user = await findUser(db, id)
  if (!user) throw notFound('User')
  return user
}
