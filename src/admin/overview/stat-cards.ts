import type { DashboardStats } from '@shared/entities/dashboard'
import type { Role } from '@shared/roles'
import type { ScreenName } from '@shared/screens'
import type { TextKey } from '../i18n/i18n'
import { listPath } from '../paths'

export type Stat = {
  label: TextKey
  /** A counter of the server, or a fixed text. */
  value: keyof DashboardStats | { fixed: string }
  /** The list of what is counted; the card is a link for those who may open its screen. */
  list?: { screen: ScreenName; to: string }
}

const list = (screen: ScreenName, filter?: Record<string, string>) => ({ screen, to: listPath(screen, filter) })

/** The stat cards of each role (specification, section 6). */
export const statCards: Record<Role, Stat[]> = {
  admin: [
    { label: 'overview.stats.totalUsers', value: 'users', list: list('users') },
    { label: 'overview.stats.articles', value: 'articles', list: list('articles') },
    { label: 'overview.stats.advertisements', value: 'ads', list: list('ads') },
    { label: 'overview.stats.newslettersSent', value: 'newsletters', list: list('newsletter', { status: 'sent' }) },
  ],
  marketing: [
    { label: 'overview.stats.activeAds', value: 'ads', list: list('ads', { status: 'published' }) },
    { label: 'overview.stats.marketingArticles', value: 'articles', list: list('articles') },
    { label: 'overview.stats.campaign', value: { fixed: '85%' } },
  ],
  editor: [
    {
      label: 'overview.stats.pendingArticles',
      value: 'pending_articles',
      list: list('articles', { status: 'review' }),
    },
    { label: 'overview.stats.pendingAds', value: 'pending_ads', list: list('ads', { status: 'pending' }) },
    {
      label: 'overview.stats.draftNewsletters',
      value: 'draft_newsletters',
      list: list('newsletter', { status: 'draft' }),
    },
  ],
  membership: [
    { label: 'overview.stats.myActiveAds', value: 'my_ads', list: list('myAds', { status: 'published' }) },
    { label: 'overview.stats.totalViews', value: 'ad_views', list: list('myAds') },
  ],
  user: [],
}
