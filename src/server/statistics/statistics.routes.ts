import { notFound } from '../http/errors'
import type { Context, PartialHandlers } from '../http/route'
import { readArticleStatistics } from './articles.queries'
import { periodOf } from './period'
import { listSearches, listSubscriptionPages } from './rankings.queries'
import { countSearch } from './searches.service'
import { readLines, readStatistics } from './statistics.service'
import { countVisit } from './visits'

type Counting = Context<'POST /api/articles/:id/view'>

async function count(
  { db, now, params: { id }, query: { lang: language }, address, user, isRobot }: Counting,
  what: 'view' | 'read' | 'keep' | 'share',
) {
  const visit = { what: `${what}:articles`, id, language, address, user, isRobot, now: now() } as const
  if ((await countVisit(db, visit)) === 'absent') throw notFound('Article')
}

export const statisticsHandlers = {
  'POST /api/articles/:id/view': async (context) => {
    await count(context, 'view')
    return { message: 'View counted' }
  },
  'POST /api/articles/:id/read': async (context) => {
    await count(context, 'read')
    return { message: 'Read counted' }
  },
  'POST /api/articles/:id/keep': async (context) => {
    await count(context, 'keep')
    return { message: 'Copy counted' }
  },
  'POST /api/articles/:id/share': async (context) => {
    await count(context, 'share')
    return { message: 'Share counted' }
  },
  'POST /api/statistics/searches': async ({ db, body, now, address, user, isRobot }) => {
    await countSearch(db, { ...body, visitor: { address, user, isRobot }, now: now() })
    return { message: 'Search counted' }
  },
  'GET /api/statistics': async ({ db, query, now }) => readStatistics(db, query, now()),
  'GET /api/statistics/articles': async ({ db, query: { ids, days }, now }) => ({
    articles: await readLines(db, ids.split(',').map(Number), now(), days),
  }),
  'GET /api/articles/:id/statistics': async ({ db, params: { id }, query: { days }, now }) =>
    readArticleStatistics(db, id, { now: now(), days }),
  'GET /api/statistics/searches': async ({ db, query, now }) => {
    const { rows, ...total } = await listSearches(db, periodOf(query, now()), query)
    return { searches: rows, ...total }
  },
  'GET /api/statistics/subscriptions': async ({ db, query: { from, to, ...query }, now }) =>
    listSubscriptionPages(db, periodOf({ from, to }, now()), query),
} satisfies PartialHandlers
