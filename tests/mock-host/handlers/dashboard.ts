import type { Ad } from '@shared/entities/ad'
import type { Activity, DashboardStats } from '@shared/entities/dashboard'
import { VIEW_CHART_DAYS } from '@shared/entities/dashboard'
import { MAX_PER_PAGE } from '@shared/paging'
import { can, canAll, canEver } from '@shared/permissions'
import type { Role } from '@shared/roles'
import type { HandlersFor } from '../handlers-for'
import type { State, StoredUser } from '../state'

const isPublished = (ad: Ad) => ad.status === 'published'

/** The counters that each role's overview shows, and no others. */
const statsOf: Record<Role, (state: State, user: StoredUser) => DashboardStats> = {
  admin: ({ users, articles, ads, newsletters }) => ({
    users: users.length,
    articles: articles.length,
    ads: ads.length,
    newsletters: newsletters.filter((letter) => letter.sent_at).length,
  }),
  marketing: ({ ads, articles }) => ({ ads: ads.filter(isPublished).length, articles: articles.length }),
  editor: ({ articles, ads, newsletters }) => ({
    pending_articles: articles.filter((article) => article.status === 'review').length,
    pending_ads: ads.filter((ad) => ad.status === 'pending').length,
    draft_newsletters: newsletters.filter((letter) => !letter.sent_at).length,
  }),
  membership: ({ ads }, user) => {
    const own = ads.filter((ad) => ad.advertiser_id === user.id)
    return { my_ads: own.filter(isPublished).length, ad_views: own.reduce((sum, ad) => sum + ad.views, 0) }
  },
  user: () => ({}),
}

function concerns({ kind, subject_id }: Activity, state: State, user: StoredUser) {
  if (kind === 'article_published') return true
  if (kind === 'user_registered') return canAll(user, 'list', 'users')
  const ad = state.ads.find((each) => each.id === subject_id)
  return canAll(user, 'show', 'ads') || (ad !== undefined && can(user, 'show', 'ads', ad))
}

function viewsByDay({ viewDays, articles, ads }: State, user: StoredUser) {
  if (!canEver(user, 'show', 'ads')) return []
  const sum = (rows: State['viewDays']) => rows.reduce((views, row) => views + row.views, 0)
  // What has been deleted has taken its views along.
  const ids = {
    article: new Set(articles.map((article) => article.id)),
    ad: new Set(ads.filter((ad) => can(user, 'show', 'ads', ad)).map((ad) => ad.id)),
  }
  const today = Date.now()
  return Array.from({ length: VIEW_CHART_DAYS }, (_, index) => {
    const day = new Date(today - (VIEW_CHART_DAYS - 1 - index) * 86_400_000).toISOString().slice(0, 10)
    const rows = viewDays.filter((row) => row.day === day && ids[row.of].has(row.id))
    return {
      day,
      ...(canAll(user, 'list', 'articles') && { article_views: sum(rows.filter((row) => row.of === 'article')) }),
      ad_views: sum(rows.filter((row) => row.of === 'ad')),
    }
  })
}

export const dashboardHandlers = {
  'GET /api/dashboard/stats': ({ state, user }) => statsOf[user.role](state, user),
  'GET /api/dashboard/activity': ({ state, user, query }) => {
    // Later entries have higher ids; those of one moment keep their order.
    const visible = state.activity
      .filter((entry) => concerns(entry, state, user))
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
    return { activity: visible.slice(0, query.limit ?? MAX_PER_PAGE), total: visible.length }
  },
  'GET /api/dashboard/views': ({ state, user }) => ({ views: viewsByDay(state, user) }),
} satisfies HandlersFor<'GET /api/dashboard/stats' | 'GET /api/dashboard/activity' | 'GET /api/dashboard/views'>
