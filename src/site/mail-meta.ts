import { paths } from '@shared/paths'
import type { PageMeta } from './head'
import type { NewsletterData } from './mail-loaders'
import { NO_INDEX, type Page } from './meta'

/** Pages that a mail leads to, and those on the way there. Their canonical addresses are without the token. */

const hidden =
  (title: `${'forgot' | 'reset' | 'confirm' | 'unsubscribe'}.title`, path: string) =>
  ({ t }: Page): PageMeta => ({ title: t(title), path, robots: NO_INDEX })

export const forgotPasswordMeta = hidden('forgot.title', paths.forgotPassword)
export const resetPasswordMeta = hidden('reset.title', paths.resetPassword)
export const confirmEmailMeta = hidden('confirm.title', paths.confirmEmail)
export const unsubscribeMeta = hidden('unsubscribe.title', paths.unsubscribe)

export const newsletterMeta = ({ t, data, path }: Page<NewsletterData | undefined>): PageMeta => ({
  title: data?.newsletter?.subject ?? t(data?.isMissing ? 'newsletter.notFound' : 'newsletter.title'),
  path,
  robots: NO_INDEX,
})
