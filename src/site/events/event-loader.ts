import type { Request } from '@shared/client'
import type { Article, ArticleSummary } from '@shared/entities/article'
import { PREVIEW } from '@shared/paths'
import type { LoaderFunctionArgs } from 'react-router'
import { SUCCESS } from '../data/failures'
import { isArticleId, type Loaded, missingOrFailed, noArticles, wantedLanguage, withFallback } from '../data/loaders'

/** `articles`: those about the place of the event. */
export type EventData = Loaded & { event: Article | null; articles: ArticleSummary[] }

const ARTICLES = 3

export const loadEvent =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<EventData> => {
    const nothing = { event: null, articles: [], hasContent: false }
    if (!isArticleId(args.params.id)) return { ...nothing, ...SUCCESS, isMissing: true }
    const lang = wantedLanguage(args)
    const preview = new URL(args.request.url).searchParams.has(PREVIEW) ? ('1' as const) : undefined
    const found = await request('GET /api/events/:id', {
      params: { id: Number(args.params.id) },
      query: { lang, preview },
    }).then(
      ({ event }) => ({ event, ...SUCCESS }),
      (error: unknown) => ({ event: null, ...missingOrFailed('Event', error) }),
    )
    const { event } = found
    if (!event) return { ...nothing, ...found, isMissing: !found.failed }
    const query = { place: event.place?.id, limit: ARTICLES, lang }
    const about = event.place
      ? await withFallback('Articles of a place', request('GET /api/articles', { query }), noArticles)
      : { ...noArticles, ...SUCCESS }
    return { ...found, articles: about.articles, failed: about.failed, isMissing: false, hasContent: true }
  }
