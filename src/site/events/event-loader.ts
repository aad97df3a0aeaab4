import type { Request } from '@shared/client'
import type { Article, ArticleSummary } from '@shared/entities/article'
import { PREVIEW } from '@shared/paths'
import type { LoaderFunctionArgs } from 'react-router'
import { SUCCESS } from '../data/failures'
import {
  isAbsent,
  isArticleId,
  type Loaded,
  missingOrFailed,
  noArticles,
  wantedLanguage,
  withFallback,
} from '../data/loaders'

/** `articles`: those about the place of the event. */
export type EventData = Loaded & { event: Article | null; articles: ArticleSummary[] }

const nothing = { event: null, articles: [], hasContent: false }

export const loadEvent =
  (request: Request) =>
  async (args: LoaderFunctionArgs): Promise<EventData> => {
    if (!isArticleId(args.params.id)) return { ...nothing, ...SUCCESS, isMissing: true }
    const lang = wantedLanguage(args)
    const preview = new URL(args.request.url).searchParams.has(PREVIEW) ? ('1' as const) : undefined
    try {
      const { event } = await request('GET /api/events/:id', {
        params: { id: Number(args.params.id) },
        query: { lang, preview },
      })
      const about = event.place
        ? await withFallback(
            'Articles of a place',
            request('GET /api/articles', { query: { place: event.place.id, limit: 3, lang } }),
            noArticles,
          )
        : { ...noArticles, failed: false }
      return {
        event,
        articles: about.articles,
        failed: about.failed,
        isMissing: false,
        hasContent: true,
        isUnavailable: false,
      }
    } catch (error) {
      return { ...nothing, ...missingOrFailed('Event', error), isMissing: isAbsent(error) }
    }
  }
