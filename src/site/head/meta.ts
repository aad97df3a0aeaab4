import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { SiteSettings } from '@shared/site-entry'
import { type FailureReason, failureTitle } from '../data/failures'
import type { Loaded } from '../data/loaders'
import type { TextKey, Translate } from '../i18n/i18n'
import type { PageMeta } from './head'

export type Page<Data = unknown> = {
  t: Translate
  language: LanguageCode
  data: Data
  path: string
  /** The address of a page of the site in the reader's language, or in English if its content has `languages` without that one. */
  addressOf: (path: string, languages?: LanguageCode[]) => string
  settings: SiteSettings
}

/** Describes a page. `data` is what its loader returned, or undefined if it failed. */
export type DescribePage = (page: Page<never>) => PageMeta

export const NO_INDEX = 'noindex, nofollow'
/** Search engines may follow its links, which lead to what people have written. */
export const NO_MACHINE_TEXT = 'noindex, follow'

/** Biographies are not translated. */
export const AUTHOR_LANGUAGES: LanguageCode[] = [DEFAULT_LANGUAGE]

export const notFoundMeta = ({ t, path }: Page): PageMeta => ({ title: t('notFound.title'), path, robots: NO_INDEX })

export const didNotLoadMeta = ({
  t,
  path,
  reason,
}: Pick<Page, 't' | 'path'> & { reason: FailureReason | undefined }): PageMeta => ({
  title: t(failureTitle(reason)),
  path,
  robots: NO_INDEX,
})

/** Pages that links in mails, or forms, lead to, or that differ from reader to reader. The canonical address omits the query. */
export const unindexed =
  (
    title:
      | 'subscribe.heading'
      | `${'forgot' | 'reset' | 'confirm' | 'subscription' | 'unsubscribe' | 'saved'}.title`
      | 'saved.trip',
    path: string,
  ) =>
  ({ t }: Page): PageMeta => ({ title: t(title), path, robots: NO_INDEX })

/** A page that confirms something: its title says once that is done, which the articles show that it then has. */
export const confirmationMeta =
  (title: 'confirm.title' | 'subscription.title', done: TextKey, path: string) =>
  ({ t, data }: Page<Loaded | undefined>): PageMeta => ({
    title: t(data?.latest ? done : title),
    path,
    robots: NO_INDEX,
  })
