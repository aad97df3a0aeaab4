import type { DashboardStats, DayViews } from '@shared/entities/dashboard'
import { VIEW_CHART_DAYS } from '@shared/entities/dashboard'
import { canAll, canEver } from '@shared/permissions'
import type { Role } from '@shared/roles'
import { lastDays } from '@shared/time'
import type { Db } from '../db/client'
import type { UserRow } from '../http/route'
import {
  type ActivityQuery,
  type AdScope,
  adViewsByDay,
  articleViewsByDay,
  countCampaigns,
  countEverything,
  countOwnAds,
  countWaiting,
  listActivity,
} from './dashboard.queries'

/** The counters of each role's overview. */
const statsOf: Record<Role, (db: Db, user: UserRow) => Promise<DashboardStats>> = {
  admin: countEverything,
  marketing: countCampaigns,
  editor: countWaiting,
  membership: (db, user) => countOwnAds(db, user.id),
  user: async () => ({}),
}

export const readStats = (db: Db, user: UserRow) => statsOf[user.role](db, user)

function adScopeOf(user: UserRow): AdScope {
  if (canAll(user, 'show', 'ads')) return 'all'
  return canEver(user, 'show', 'ads') ? { advertiserId: user.id } : 'none'
}

/** Published articles are public, but not whose they are; approvals of ads and new users need the right to read ads and users. */
export const readActivity = (db: Db, user: UserRow, query: ActivityQuery) =>
  listActivity(db, {
    ...query,
    adScope: adScopeOf(user),
    registrations: canAll(user, 'list', 'users'),
    authors: canAll(user, 'list', 'articles'),
  })

export async function readViews(db: Db, user: UserRow, now: Date): Promise<DayViews[]> {
  const adScope = adScopeOf(user)
  if (adScope === 'none') return []
  const days = lastDays(now, VIEW_CHART_DAYS)
  const span = { from: days[0] as string, to: days.at(-1) as string }
  const ofAds = await adViewsByDay(db, span, adScope)
  const ofArticles = canAll(user, 'list', 'articles') ? await articleViewsByDay(db, span) : undefined
  return days.map((day) => ({
    day,
    ...(ofArticles && { article_views: ofArticles.get(day) ?? 0 }),
    ad_views: ofAds.get(day) ?? 0,
  }))
}
