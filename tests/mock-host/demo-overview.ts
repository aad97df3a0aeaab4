import { viewsOfDays } from '@demo/views'
import type { Ad } from '@shared/entities/ad'
import type { Activity } from '@shared/entities/dashboard'
import type { User } from '@shared/entities/user'
import type { StoredArticle, StoredViews } from './state'

type Rows = { users: User[]; articles: StoredArticle[]; ads: Ad[] }

/** What the overview's chart and feed make of the demo content, in the place of a history that it never had. */
export function demoOverview({ users, articles, ads }: Rows): { activity: Activity[]; viewDays: StoredViews[] } {
  const now = new Date()
  // All of them as old as the magazine: the same number of rows on each day, by which kept-state.ts knows the demo data.
  const opening = new Date('2026-01-05T00:00:00Z')
  const daysOf = (of: StoredViews['of'], rows: { id: number; title: string; views: number }[]) =>
    rows.flatMap(({ id, title, views }) => viewsOfDays(title, views, opening, now).map((day) => ({ ...day, of, id })))

  const published = articles.filter((article) => article.status === 'published')
  const approved = ads.filter((ad) => ad.status === 'approved' || ad.status === 'published')
  const entries: Omit<Activity, 'id'>[] = [
    ...published.map(({ id, title, created_at }) => ({
      ...{ kind: 'article_published' as const, subject_id: id, subject_title: title, created_at },
      actor_name: 'Yusuf Harahap',
    })),
    ...approved.map(({ id, title, created_at }) => ({
      ...{ kind: 'ad_approved' as const, subject_id: id, subject_title: title, created_at },
      actor_name: 'Dewi Anggraini',
    })),
    ...users.map(({ id, name, created_at }) => ({
      ...{ kind: 'user_registered' as const, subject_id: id, subject_title: name, created_at, actor_name: null },
    })),
  ]
  return {
    activity: entries.map((entry, index) => ({ ...entry, id: index + 1 })),
    viewDays: [...daysOf('article', published), ...daysOf('ad', ads)],
  }
}
