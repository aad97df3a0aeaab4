import type { CallName } from '@shared/contract'
import { accountMailHandlers } from './handlers/account-mails'
import { adHandlers } from './handlers/ads'
import { articleHandlers } from './handlers/articles'
import { authHandlers } from './handlers/auth'
import { categoryHandlers } from './handlers/categories'
import { dashboardHandlers } from './handlers/dashboard'
import { healthHandlers } from './handlers/health'
import { linkHandlers } from './handlers/links'
import { mailingHandlers } from './handlers/mailing'
import { newsletterHandlers } from './handlers/newsletters'
import { presenceHandlers } from './handlers/presence'
import { revisionHandlers } from './handlers/revisions'
import { translationHandlers } from './handlers/translations'
import { uploadHandlers } from './handlers/uploads'
import { userHandlers } from './handlers/users'
import type { HandlersFor } from './handlers-for'

/** A handler for every call of the contract: one that is missing does not compile. */
export const handlers: HandlersFor<CallName> = {
  ...authHandlers,
  ...accountMailHandlers,
  ...articleHandlers,
  ...revisionHandlers,
  ...translationHandlers,
  ...presenceHandlers,
  ...categoryHandlers,
  ...dashboardHandlers,
  ...adHandlers,
  ...healthHandlers,
  ...linkHandlers,
  ...newsletterHandlers,
  ...mailingHandlers,
  ...uploadHandlers,
  ...userHandlers,
}
