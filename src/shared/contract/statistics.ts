import { z } from 'zod'
import { Day, exactText, LanguageCode, limitedSource, limitedText, MAX_ID, wholeNumber } from '../entities/fields'
import {
  ArticleLine,
  ArticleStatistics,
  LINE_DAYS,
  SearchedPhrase,
  STATISTICS_BY,
  STATISTICS_DAYS,
  StatisticsRow,
  SubscriptionPage,
} from '../entities/statistics'
import { listQuery } from '../list-query'
import { MAX_PER_PAGE } from '../paging'
import { MAX_SEARCH_LENGTH } from '../snippet'
import { ById, type ContractRow, list, Message } from './parts'

const period = { from: Day.optional(), to: Day.optional() }
const days = wholeNumber(1, STATISTICS_DAYS).optional()
/** Of the page on which something is counted. */
const ofPage = z.object({ lang: LanguageCode.optional() })

const counted = (what: string) =>
  ({
    access: 'public',
    summary: `Count ${what}. Repeated within half an hour, it counts none; nor do robots and staff`,
    params: ById,
    query: ofPage,
    audit: false,
    reply: Message,
  }) as const

export const statistics = {
  'POST /api/articles/:id/view': counted('a view of a published article'),
  'POST /api/articles/:id/read': counted('that a reader has reached the end of a published article'),
  'POST /api/articles/:id/keep': counted('that a published article was kept for reading offline'),
  'POST /api/articles/:id/share': counted('that the link of a published article was shared'),
  'POST /api/statistics/searches': {
    access: 'public',
    summary: 'Count a search and whether it found something. Repeated within half an hour, it counts none',
    body: z.object({ phrase: limitedText(MAX_SEARCH_LENGTH), found: z.boolean() }),
    audit: false,
    reply: Message,
  },
  'GET /api/statistics': {
    access: ['show', 'statistics'],
    summary:
      'Get the figures of a period, both days inclusive, by article, place, topic, author, language or day; with an id, those of one by day. Without from, they are those since the publication. Rows of days are not paged',
    query: listQuery(['views', 'reads'], {
      ...period,
      by: z.enum(STATISTICS_BY, { error: `Must be one of ${STATISTICS_BY.join(', ')}` }).optional(),
      id: limitedSource(20).optional(),
    }).omit({ q: true }),
    reply: list('rows', StatisticsRow),
  },
  'GET /api/statistics/articles': {
    access: ['show', 'statistics'],
    summary: `Get the views by day of several articles, whose ids are divided by commas; of the last ${LINE_DAYS} days by default`,
    query: z.object({
      ids: exactText(1200).refine(
        (ids) => {
          const each = ids.split(',')
          return each.length <= MAX_PER_PAGE && each.every((id) => /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID)
        },
        { error: `Must be at most ${MAX_PER_PAGE} ids` },
      ),
      days,
    }),
    reply: z.object({ articles: z.array(ArticleLine) }),
  },
  'GET /api/articles/:id/statistics': {
    access: ['show', 'statistics'],
    summary: `Get the views and reads of an article by day, of the last ${LINE_DAYS} by default, and its reads a day beside the median of its kind`,
    params: ById,
    query: z.object({ days }),
    reply: ArticleStatistics,
  },
  'GET /api/statistics/searches': {
    access: ['show', 'statistics'],
    summary: 'List what readers searched for, the most frequent first; without_result=1 only what found nothing',
    query: listQuery(['searches', 'without_result'], {
      ...period,
      without_result: z.literal('1', { error: 'Must be 1' }).optional(),
    }).omit({ q: true }),
    reply: list('searches', SearchedPhrase),
  },
  'GET /api/statistics/subscriptions': {
    access: ['show', 'statistics'],
    summary: 'List the pages on which readers subscribed who have confirmed it, the most frequent first',
    query: listQuery(['subscriptions'], period).omit({ q: true }),
    reply: list('pages', SubscriptionPage),
  },
} as const satisfies Record<string, ContractRow>
