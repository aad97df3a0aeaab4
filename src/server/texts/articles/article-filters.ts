import type { LanguageCode } from '@shared/languages'
import type { ArticleTime, TranslationState } from '@shared/statuses'
import { endOfDay, startOfDay } from '@shared/time'
import { and, eq, isNotNull, isNull, ne, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { articles, articleTranslations } from '../../db/schema/core'
import { isOverdue } from './planning.service'

/** Whether an article has a title. Without one it is a draft that only its writer is shown. A list, since hardly any lack one. */
export const hasTitle = (id: SQLWrapper = articles.id) =>
  sql`${id} <> all (array(select u.id from ${articles} u where u.title = ''))`

/** The filters of the managed list. */
export type ManagedFilter = {
  /** True leaves out the drafts without a title, false leaves them alone. */
  hasTitle?: boolean
  author_id?: number
  /** Also those whose author has no account any more. */
  orWithoutAuthor?: boolean
  /** Who is to write it. */
  assignee_id?: number
  when?: ArticleTime
  /** Days of the magazine, both inclusive: of the publication, or of the draft's begin if there is none. */
  since?: string
  until?: string
  /** In which they are written. */
  original_language?: LanguageCode
  /** Articles with a translation into this language; with `translation`, in this state. */
  language?: LanguageCode
  translation?: TranslationState
}

function inLanguage({ language, translation }: ManagedFilter) {
  if (!language && !translation) return undefined
  const state =
    translation === 'outdated'
      ? ne(articleTranslations.original_digest, articles.text_digest)
      : translation && translation !== 'missing'
        ? eq(articleTranslations.status, translation)
        : undefined
  const found = sql`exists (select 1 from ${articleTranslations} where ${and(
    eq(articleTranslations.record_id, articles.id),
    language ? eq(articleTranslations.language, language) : undefined,
    state,
  )})`
  if (translation !== 'missing') return found
  return and(not(found), language ? ne(articles.language, language) : undefined)
}

const atTime: Record<ArticleTime, SQL | undefined> = {
  scheduled: isNotNull(articles.publish_at),
  overdue: isOverdue,
}

/** The day that the list shows: of the publication, else of the begin. */
const day = sql`coalesce(${articles.published_at}, ${articles.created_at})`

export const managedFilter = (filter: ManagedFilter): SQL | undefined =>
  and(
    filter.hasTitle === undefined ? undefined : filter.hasTitle ? hasTitle() : eq(articles.title, ''),
    filter.author_id
      ? or(eq(articles.author_id, filter.author_id), filter.orWithoutAuthor ? isNull(articles.author_id) : undefined)
      : undefined,
    filter.assignee_id ? eq(articles.assignee_id, filter.assignee_id) : undefined,
    filter.when && atTime[filter.when],
    filter.since ? sql`${day} >= ${startOfDay(filter.since).toISOString()}::timestamptz` : undefined,
    filter.until ? sql`${day} < ${endOfDay(filter.until).toISOString()}::timestamptz` : undefined,
    filter.original_language ? eq(articles.language, filter.original_language) : undefined,
    inLanguage(filter),
  )
