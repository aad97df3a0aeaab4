import { paths } from '@shared/paths'
import { useLoaderData } from 'react-router'
import { PrefetchLink } from '../components/PrefetchLink'
import { Trans } from '../components/Trans'
import { Translatable } from '../components/Translatable'
import { withMediaHost } from '../data/api'
import type { NewsletterData } from '../data/mail-loaders'
import type { PageMeta } from '../head/head'
import { NO_INDEX, type Page } from '../head/meta'
import { useI18n } from '../i18n/i18n'

export const describe = ({ t, data, path }: Page<NewsletterData | undefined>): PageMeta => ({
  title: data?.newsletter?.subject ?? t(data?.isMissing ? 'newsletter.notFound' : 'newsletter.title'),
  path,
  // Others are for those who got them.
  robots: data?.newsletter?.public ? undefined : NO_INDEX,
})

/** A sent newsletter on the web. */
export function Component() {
  const { t, date } = useI18n()
  const { newsletter } = useLoaderData<NewsletterData>()
  if (!newsletter)
    return (
      <div className="message-page">
        <h1>{t('newsletter.notFound')}</h1>
        <p>{t('newsletter.notFoundText')}</p>
        <PrefetchLink to={paths.home} className="button">
          {t('notFound.home')}
        </PrefetchLink>
      </div>
    )
  return (
    <article className="article">
      <header className="article-head wrap">
        <p className="newsletter-date">{t('newsletter.sent', { date: date(newsletter.sent_at, 'long') })}</p>
        <h1>
          <Translatable text={newsletter.subject} lang={newsletter.lang} />
        </h1>
      </header>
      <div className="column">
        <Translatable as="div" className="prose" lang={newsletter.lang} html={withMediaHost(newsletter.content)} />
        <p className="newsletter-foot">
          <Trans text={t('newsletter.join')} tag={(text) => <PrefetchLink to={paths.articles}>{text}</PrefetchLink>} />
        </p>
        {newsletter.public && (
          <p>
            <PrefetchLink to={paths.newsletters}>{t('newsletters.all')}</PrefetchLink>
          </p>
        )}
      </div>
    </article>
  )
}
