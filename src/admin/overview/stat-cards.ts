import type { DashboardStats } from '@shared/entities/dashboard'
import type { Role } from '@shared/roles'
import type { TextKey } from '../i18n/i18n'
import { listPath, pathOf } from '../paths'

export type Stat = {
  label: TextKey
  /** The counter, or what always stands there. */
  value: keyof DashboardStats | { fixed: string }
  /** The list of what is counted. */
  to?: string
}

/** The stat cards of each role (specification, section 6). */
export const stats: Record<Role, Stat[]> = {
  admin: [
    { label: 'overview.stats.totalUsers', value: 'users', to: listPath('users') },
    { label: 'overview.stats.articles', value: 'articles', to: listPath('articles') },
    { label: 'overview.stats.advertisements', value: 'ads', to: listPath('ads') },
    { label: 'overview.stats.newslettersSent', value: 'newsletters', to: pathOf.newsletter },
  ],
  marketing: [
    { label: 'overview.stats.activeAds', value: 'ads', to: listPath('ads', { status: 'published' }) },
    { label: 'overview.stats.marketingArticles', value: 'articles', to: listPath('articles') },
    { label: 'overview.stats.campaign', value: { fixed: '85%' } },
  ],
  editor: [
    {
      label: 'overview.stats.pendingArticles',
      value: 'pending_articles',
      to: listPath('articles', { status: 'review' }),
    },
    { label: 'overview.stats.pendingAds', value: 'pending_ads', to: listPath('ads', { status: 'pending' }) },
    { label: 'overview.stats.draftNewsletters', value: 'draft_newsletters', to: pathOf.newsletter },
  ],
  membership: [
    { label: 'overview.stats.myActiveAds', value: 'my_ads', to: listPath('myAds', { status: 'published' }) },
    { label: 'overview.stats.totalViews', value: 'ad_views', to: listPath('myAds') },
  ],
  user: [],
}
