import { languagePath } from '@shared/language-paths'
import type { LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import type { Signer } from './signing'

/** All addresses used in mails. `origin` is a function, because the port may be assigned only when the server listens. */
export const createLinks = (origin: () => string, { sign }: Signer) => ({
  site: (path = '/') => origin() + path,
  webVersion: (newsletterId: number) => `${origin()}${paths.newsletters}/${sign('web-version', newsletterId)}`,
  unsubscribe: (userId: number) => `${origin()}${paths.unsubscribe}?token=${sign('unsubscribe', userId)}`,
  /** Mail programs post the one-click form to this address. */
  oneClick: (userId: number) => `${origin()}/api/unsubscribe/${sign('unsubscribe', userId)}`,
  resetPassword: (token: string) => `${origin()}${paths.resetPassword}?token=${token}`,
  invitation: (token: string) => `${origin()}${paths.resetPassword}?invitation=1&token=${token}`,
  confirmSubscription: (language: LanguageCode, token: string) =>
    `${origin()}${languagePath(language, paths.confirmSubscription)}?token=${token}`,
  confirmEmail: (token: string) => `${origin()}${paths.confirmEmail}?token=${token}`,
})

export type Links = ReturnType<typeof createLinks>
