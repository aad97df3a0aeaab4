import type { Request } from '@shared/client'
import type { LanguageCode } from '@shared/languages'
import type { LayoutData } from '../components/Layout'
import { loadEvent as event } from '../events/event-loader'
import { loadCatalogue, orInEnglish } from '../i18n/i18n'
import { loadArticles as articles } from '../lists/articles-loader'
import { loadAuthor as author } from '../lists/authors'
import { loadFooterPages, loadOwnerPage as ownerPage } from '../owner-pages/owner-page-loaders'
import { loadPlace as place } from '../places/place-loaders'
import { loadSeries as series } from '../subjects/series'
import { loadTopic as topic } from '../subjects/topics'
import { loadArticle as article, orLatest } from './loaders'
import { loadOwnSettings } from './settings'

export { loadHome } from '../cover/cover-loader'
export { loadAbout } from '../owner-pages/owner-page-loaders'
export { loadPlaces } from '../places/place-loaders'
export { loadTopics } from '../subjects/topics'
export { loadTrip } from '../trip/trip-loader'
export { loadMissing } from './loaders'
export { loadArchive, loadConfirmation, loadNewsletter, loadSubscription, loadTopicChoice } from './mail-loaders'

export const loadArticles = (request: Request) => orLatest(request, articles(request))
export const loadArticle = (request: Request) => orLatest(request, article(request))
export const loadEvent = (request: Request) => orLatest(request, event(request))
export const loadOwnerPage = (request: Request) => orLatest(request, ownerPage(request))
export const loadPlace = (request: Request) => orLatest(request, place(request))
export const loadTopic = (request: Request) => orLatest(request, topic(request))
export const loadSeries = (request: Request) => orLatest(request, series(request))
export const loadAuthor = (request: Request) => orLatest(request, author(request))

/** What surrounds each page. */
export const loadLayout =
  (request: Request) =>
  async (language: LanguageCode): Promise<LayoutData> => {
    const [footer, { own, failed }] = await Promise.all([
      loadFooterPages(request, language),
      loadOwnSettings(request, language),
      orInEnglish(loadCatalogue, language),
    ])
    return { ...footer, own, failed: footer.failed || failed }
  }
