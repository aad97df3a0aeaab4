import type { Db } from '@server/db/client'
import { articles } from '@server/db/schema/core'
import { articleDays, siteDays } from '@server/db/schema/views'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { sql } from 'drizzle-orm'

type Day = { article_id: number; day: string; views: number }

/** Of ten readers, so many read in this language. */
const SHARES: [LanguageCode, number][] = [
  ['id', 0.3],
  ['de', 0.1],
]

/** Where readers stop: some articles hold more of them than others. */
const figuresOf = ({ article_id, day }: Day, language: LanguageCode, views: number) => ({
  article_id,
  day,
  language,
  views,
  reads: Math.round(views * (0.3 + (article_id % 5) / 12)),
  kept: Math.floor(views / 40),
  shared: Math.floor(views / 30),
})

function byLanguage(day: Day) {
  const others = SHARES.map(([language, share]) => figuresOf(day, language, Math.floor(day.views * share)))
  const rest = day.views - others.reduce((sum, { views }) => sum + views, 0)
  return [figuresOf(day, DEFAULT_LANGUAGE, rest), ...others].filter(({ views }) => views > 0)
}

/** Adds the figures of the last days, with the sums that the articles and the site have of them. */
export async function insertDays(tx: Db, days: Day[]) {
  const rows = days.flatMap(byLanguage)
  if (rows.length === 0) return
  await tx.insert(articleDays).values(rows)
  await tx.execute(sql`insert into ${siteDays} (day, language, views, reads, kept, shared)
    select day, language, sum(views), sum(reads), sum(kept), sum(shared) from ${articleDays} group by day, language`)
  await tx.execute(sql`update ${articles} as a
    set reads = (select coalesce(sum(d.reads), 0) from ${articleDays} as d where d.article_id = a.id)`)
}
