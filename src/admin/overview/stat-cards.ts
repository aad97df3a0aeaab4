import type { DashboardStats } from '@shared/entities/dashboard'
import type { Role } from '@shared/roles'
import { listPath, pathOf } from '../paths'

export type Stat = {
  label: string
  /** The counter, or what always stands there. */
  value: keyof DashboardStats | { fixed: string }
  /** The list of what is counted. */
  to?: string
}

/** The stat cards of each role (specification, section 6). */
export const stats: Record<Role, Stat[]> = {
  admin: [
    { label: 'Total Users', value: 'users', to: listPath('users') },
    { label: 'Articles', value: 'articles', to: listPath('articles') },
    { label: 'Advertisements', value: 'ads', to: listPath('ads') },
    { label: 'Newsletters Sent', value: 'newsletters', to: pathOf.newsletter },
  ],
  marketing: [
    { label: 'Active Ads', value: 'ads', to: listPath('ads', { status: 'published' }) },
    { label: 'Marketing Articles', value: 'articles', to: listPath('articles') },
    { label: 'Campaign Performance', value: { fixed: '85%' } },
  ],
  editor: [
    { label: 'Pending Articles', value: 'pending_articles', to: listPath('articles', { status: 'review' }) },
    { label: 'Pending Ads', value: 'pending_ads', to: listPath('ads', { status: 'pending' }) },
    { label: 'Draft Newsletters', value: 'draft_newsletters', to: pathOf.newsletter },
  ],
  membership: [
    { label: 'My Active Ads', value: 'my_ads', to: listPath('myAds', { status: 'published' }) },
    { label: 'Total Views', value: 'ad_views', to: listPath('myAds') },
  ],
  user: [],
}
