import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { useLoaderData } from 'react-router'
import { Empty } from '../components/DidNotLoad'
import { PrefetchLink } from '../components/PrefetchLink'
import { SiteLink } from '../components/SiteLink'
import { Translatable } from '../components/Translatable'
import type { ArchiveData } from '../data/mail-loaders'
import type { PageMeta } from '../head/head'
import { NO_INDEX, type Page } from '../head/meta'
import { heroPreview } from '../head/meta-parts'
import { useI18n } from '../i18n/i18n'
import { SubscribeForm } from '../newsletter/later-form'

export const describe = ({ t, data, settings }: Page<ArchiveData | undefined>): PageMeta => ({
  title: t('newsletters.title'),
  description: t('newsletters.lead'),
  path: data && data.page > 1 ? `${paths.newsletters}?page=${data.page}` : paths.newsletters,
  // An empty list is of no use in a search engine.
  robots: data?.newsletters.length ? undefined : NO_INDEX,
  ...heroPreview({ t, settings }),
})

/** The sent newsletters that editors have made public. */
export function Component() {
  const { t, language, date } = useI18n()
  const { newsletters, page, pages } = useLoaderData<ArchiveData>()
  const addressOf = (to: number) =>
    languagePath(language, paths.newsletters) + (to > 1 ? `?${new URLSearchParams({ page: String(to) })}` : '')
  return (
    <article className="article">
      <header className="article-head wrap">
        <h1>{t('newsletters.title')}</h1>
        <p className="lead">{t('newsletters.lead')}</p>
      </header>
      <div className="column">
        {newsletters.length === 0 && (
          <Empty>
            <p>{t('newsletters.none')}</p>
          </Empty>
        )}
        <ul className="newsletter-list">
          {newsletters.map(({ key, subject, sent_at, lang }) => (
            <li key={key}>
              <PrefetchLink to={paths.newsletter(key)}>
                <Translatable text={subject} lang={lang} />
              </PrefetchLink>
              <span className="newsletter-date">{date(sent_at, 'long')}</span>
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <p className="newsletter-pages">
            {page > 1 && (
              <SiteLink rel="prev" to={addressOf(page - 1)}>
                {t('newsletters.newer')}
              </SiteLink>
            )}
            {page < pages && (
              <SiteLink rel="next" to={addressOf(page + 1)}>
                {t('newsletters.older')}
              </SiteLink>
            )}
          </p>
        )}
        <section className="article-newsletter" aria-labelledby="subscribe">
          <h2 id="subscribe">{t('subscribe.heading')}</h2>
          <SubscribeForm />
        </section>
      </div>
    </article>
  )
}
