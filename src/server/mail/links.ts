import { languagePath } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { Signer } from './signing'

/** Below it are the addresses of links that count how often they are followed. */
export const COUNTED_LINKS = '/api/newsletters/links'

/**
 * All addresses used in mails; pages are those of the recipient's language. `origin` is a function, because the port may be
 * assigned only when the server listens.
 */
export function createLinks(origin: () => string, { sign, signAt }: Signer) {
  const page = (language: LanguageCode, path: string) => origin() + languagePath(language, path)
  return {
    site: (path = '/') => origin() + path,
    page,
    webVersion: (language: LanguageCode, newsletterId: number) =>
      page(language, paths.newsletter(sign('web-version', newsletterId))),
    unsubscribe: (language: LanguageCode, userId: number) =>
      `${page(language, paths.unsubscribe)}?token=${sign('unsubscribe', userId)}`,
    /** Counts that a link of a newsletter is followed, and leads there. */
    counted: (linkId: number) => `${origin()}${COUNTED_LINKS}/${sign('newsletter-link', linkId)}`,
    /** Mail programs post the one-click form to this address. */
    oneClick: (userId: number) => `${origin()}/api/unsubscribe/${sign('unsubscribe', userId)}`,
    resetPassword: (language: LanguageCode, token: string) => `${page(language, paths.resetPassword)}?token=${token}`,
    invitation: (language: LanguageCode, token: string) =>
      `${page(language, paths.resetPassword)}?invitation=1&token=${token}`,
    confirmSubscription: (language: LanguageCode, subscriberId: number, askedAt: Date) =>
      `${page(language, paths.confirmSubscription)}?token=${signAt('confirm-subscription', subscriberId, askedAt)}`,
    confirmEmail: (language: LanguageCode, token: string) => `${page(language, paths.confirmEmail)}?token=${token}`,
  }
}

export type Links = ReturnType<typeof createLinks>
