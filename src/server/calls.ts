import type { CallName } from '@shared/contract'
import { adHandlers } from './features/ads/ads.routes'
import { articleHandlers } from './features/articles/articles.routes'
import { workingCopyHandlers } from './features/articles/working-copies.routes'
import { auditHandlers } from './features/audit/audit.routes'
import { accountHandlers } from './features/auth/account.routes'
import { accountMailHandlers } from './features/auth/account-mail.routes'
import { authHandlers } from './features/auth/auth.routes'
import { authorHandlers } from './features/authors/authors.routes'
import { categoryHandlers } from './features/categories/categories.routes'
import { changeHandlers } from './features/changes/changes.routes'
import { dashboardHandlers } from './features/dashboard/dashboard.routes'
import { healthHandlers } from './features/health/health.routes'
import { linkHandlers } from './features/links/links.routes'
import { mediaHandlers } from './features/media/media.routes'
import { bounceHandlers } from './features/newsletters/bounces.routes'
import { mailingHandlers } from './features/newsletters/mailing.routes'
import { newsletterTranslationHandlers } from './features/newsletters/newsletter-translations.routes'
import { newsletterHandlers } from './features/newsletters/newsletters.routes'
import { noteHandlers } from './features/notes/notes.routes'
import { pageHandlers } from './features/pages/pages.routes'
import { placeHandlers } from './features/places/places.routes'
import { presenceHandlers } from './features/presence/presence.routes'
import { revisionHandlers } from './features/revisions/revisions.routes'
import { subscriberHandlers } from './features/subscribers/subscribers.routes'
import { translationDeskHandlers } from './features/translations/desk.routes'
import { translationHandlers } from './features/translations/translations.routes'
import { trashHandlers } from './features/trash/trash.routes'
import { unsubscribeHandlers } from './features/unsubscribe/unsubscribe.routes'
import { uploadHandlers } from './features/uploads/uploads.routes'
import { userHandlers } from './features/users/users.routes'
import type { Handlers } from './http/route'

export type ServedCall = CallName

/** One handler for each call. A missing one does not compile. */
export const handlers: Handlers<ServedCall> = {
  ...authHandlers,
  ...accountMailHandlers,
  ...accountHandlers,
  ...articleHandlers,
  ...authorHandlers,
  ...workingCopyHandlers,
  ...revisionHandlers,
  ...changeHandlers,
  ...translationHandlers,
  ...translationDeskHandlers,
  ...noteHandlers,
  ...presenceHandlers,
  ...categoryHandlers,
  ...placeHandlers,
  ...pageHandlers,
  ...adHandlers,
  ...dashboardHandlers,
  ...healthHandlers,
  ...linkHandlers,
  ...newsletterHandlers,
  ...newsletterTranslationHandlers,
  ...mailingHandlers,
  ...bounceHandlers,
  ...subscriberHandlers,
  ...unsubscribeHandlers,
  ...uploadHandlers,
  ...mediaHandlers,
  ...userHandlers,
  ...auditHandlers,
  ...trashHandlers,
}
