import { readingMinutes } from '@shared/content/reading-time'
import { languagePath } from '@shared/language-paths'
import { originalLanguage } from '@shared/languages'
import { PREVIEW, paths } from '@shared/paths'
import { useLoaderData, useSearchParams } from 'react-router'
import { ArticleText } from '../article/later-text'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Elsewhere } from '../components/Elsewhere'
import { EventFacts } from '../components/EventFacts'
import { Icon } from '../components/Icon'
import { JoinButton } from '../components/JoinButton'
import { OutdatedNote } from '../components/OutdatedNote'
import { PrefetchLink } from '../components/PrefetchLink'
import { ShareButton, WhatsAppLink } from '../components/ShareButton'
import { Translatable } from '../components/Translatable'
import { useSettings } from '../data/settings'
import { useDraft } from '../data/use-draft'
import { canonicalAddress, languagesOf } from '../head/canonical-address'
import { useI18n } from '../i18n/i18n'
import { Picture } from '../pictures/Picture'
import { ArticlesAboutPlace } from '../places/ArticlesAboutPlace'
import type { EventData } from './event-loader'
import { eventSteps } from './event-meta'
import { clockTime, zoneName } from './event-time'

export { eventMeta as describe } from './event-meta'

export function Component() {
  const { t, date, language } = useI18n()
  const settings = useSettings()
  const { event, articles } = useLoaderData<EventData>()
  const isPreview = useSearchParams()[0].has(PREVIEW)
  useDraft(event === null || isPreview)
  if (!event)
    return (
      <Elsewhere title={t('events.notFound')} text={t('events.notFoundText')}>
        <PrefetchLink to={paths.home} className="more back">
          <Icon name="back" /> {t('nav.home')}
        </PrefetchLink>
      </Elsewhere>
    )
  const link = canonicalAddress({ path: paths.event(event.id), languages: languagesOf(event) }, language, settings)
  const share = { title: event.title, link, onShare: () => {} }
  const momentText = (instant: string, isSameDay: boolean) =>
    isSameDay ? clockTime(instant) : t('events.dayAndTime', { day: date(instant, 'long'), time: clockTime(instant) })
  return (
    <>
      <article className="article event-page" key={event.id}>
        <header className="article-head wrap">
          <aside>
            <Breadcrumbs steps={eventSteps(event, t)} lang={event.lang} />
          </aside>
          <h1>
            <Translatable text={event.title} lang={event.lang} />
          </h1>
          <EventFacts event={event} momentText={momentText} />
          {event.starts_at && <p className="label">{t('events.zone', { zone: zoneName(event.starts_at) })}</p>}
          {event.is_over && <p className="notice">{t('events.over')}</p>}
          <aside className="article-actions">
            {!event.is_over && <JoinButton event={event} />}
            {event.starts_at && !event.is_over && (
              <a
                className="button ghost small"
                href={languagePath(language, paths.eventCalendar(event.id))}
                download={`event-${event.id}.ics`}
              >
                {t('events.toCalendar')}
              </a>
            )}
            <ShareButton {...share} />
            <WhatsAppLink {...share} />
          </aside>
        </header>
        {event.image_url && (
          <figure className="article-picture">
            <Picture url={event.image_url} alt={event.image_alt ?? ''} lang={event.lang} slot="featured" eager />
          </figure>
        )}
        <div className="column">
          {event.outdated && <OutdatedNote to={paths.event(event.id)} language={originalLanguage(event)} />}
          <ArticleText article={event} minutes={readingMinutes(event.content)} />
          <p className="print-source">{t('article.printedFrom', { address: link })}</p>
        </div>
      </article>
      <ArticlesAboutPlace articles={articles} lang={event.lang} />
    </>
  )
}
