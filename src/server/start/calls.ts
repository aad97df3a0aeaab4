import type { CallName } from '@shared/contract'
import { adHandlers } from '../ads/ads.routes'
import { calendarHandlers } from '../calendar/calendar.routes'
import { categoryHandlers } from '../categories/categories.routes'
import { dashboardHandlers } from '../dashboard/dashboard.routes'
import { mediaHandlers } from '../files/media/media.routes'
import { uploadHandlers } from '../files/uploads/uploads.routes'
import { healthHandlers } from '../health/health.routes'
import type { Handlers } from '../http/route'
import { linkHandlers } from '../links/links.routes'
import { bounceHandlers } from '../newsletters/bounces.routes'
import { deliveryHandlers } from '../newsletters/delivery.routes'
import { mailingHandlers } from '../newsletters/mailing.routes'
import { newsletterTranslationHandlers } from '../newsletters/newsletter-translations.routes'
import { newsletterHandlers } from '../newsletters/newsletters.routes'
import { subscriberHandlers } from '../newsletters/subscribers.routes'
import { auditHandlers } from '../people/audit/audit.routes'
import { accountHandlers } from '../people/auth/account.routes'
import { accountMailHandlers } from '../people/auth/account-mail.routes'
import { authHandlers } from '../people/auth/auth.routes'
import { authorHandlers } from '../people/authors/authors.routes'
import { unsubscribeHandlers } from '../people/users/unsubscribe.routes'
import { userHandlers } from '../people/users/users.routes'
import { placeHandlers } from '../places/places.routes'
import { recordSearchHandlers } from '../record-search/record-search.routes'
import { seriesHandlers } from '../series/series.routes'
import { settingHandlers } from '../settings/settings.routes'
import { searchHandlers } from '../site-search/search.routes'
import { statisticsHandlers } from '../statistics/statistics.routes'
import { articleHandlers } from '../texts/articles/articles.routes'
import { eventHandlers } from '../texts/articles/events.routes'
import { translationHandlers } from '../texts/articles/translations.routes'
import { workingCopyHandlers } from '../texts/articles/working-copies.routes'
import { pageHandlers } from '../texts/pages/pages.routes'
import { changeHandlers } from '../texts/review/changes.routes'
import { noteHandlers } from '../texts/review/notes.routes'
import { presenceHandlers } from '../texts/review/presence.routes'
import { revisionHandlers } from '../texts/review/revisions.routes'
import { importHandlers } from '../transfer/import/imports.routes'
import { translationDeskHandlers } from '../translation/desk.routes'
import { trashHandlers } from '../trash/trash.routes'

export type ServedCall = CallName

/** One handler for each call. A missing one does not compile. */
export const handlers: Handlers<ServedCall> = {
  ...authHandlers,
  ...accountMailHandlers,
  ...accountHandlers,
  ...articleHandlers,
  ...eventHandlers,
  ...authorHandlers,
  ...workingCopyHandlers,
  ...revisionHandlers,
  ...changeHandlers,
  ...translationHandlers,
  ...translationDeskHandlers,
  ...noteHandlers,
  ...presenceHandlers,
  ...calendarHandlers,
  ...categoryHandlers,
  ...seriesHandlers,
  ...placeHandlers,
  ...searchHandlers,
  ...recordSearchHandlers,
  ...pageHandlers,
  ...adHandlers,
  ...settingHandlers,
  ...dashboardHandlers,
  ...statisticsHandlers,
  ...healthHandlers,
  ...linkHandlers,
  ...newsletterHandlers,
  ...newsletterTranslationHandlers,
  ...mailingHandlers,
  ...bounceHandlers,
  ...deliveryHandlers,
  ...subscriberHandlers,
  ...unsubscribeHandlers,
  ...uploadHandlers,
  ...mediaHandlers,
  ...userHandlers,
  ...auditHandlers,
  ...importHandlers,
  ...trashHandlers,
}
