import { paths } from '@shared/paths'
import type { Signer } from './signing'

/** Every address that stands in a mail. `origin` is asked for late: a server knows its port once it listens. */
export const createLinks = (origin: () => string, { sign }: Signer) => ({
  site: (path = '/') => origin() + path,
  webVersion: (newsletterId: number) => `${origin()}${paths.newsletters}/${sign('web-version', newsletterId)}`,
  unsubscribe: (userId: number) => `${origin()}${paths.unsubscribe}?token=${sign('unsubscribe', userId)}`,
  /** Where mail programs post the one-click form to. */
  oneClick: (userId: number) => `${origin()}/api/unsubscribe/${sign('unsubscribe', userId)}`,
  resetPassword: (token: string) => `${origin()}${paths.resetPassword}?token=${token}`,
  confirmEmail: (token: string) => `${origin()}${paths.confirmEmail}?token=${token}`,
})

export type Links = ReturnType<typeof createLinks>
