import type { ArticleSummary } from '@shared/entities/article'
import { paths } from '@shared/paths'
import { Picture } from '../pictures/Picture'
import { EventFacts } from './EventFacts'
import { JoinButton } from './JoinButton'
import { PrefetchLink } from './PrefetchLink'
import { Translatable } from './Translatable'

/** A call to action, with a page of its own on hosts that know events by their dates. */
export function EventCard({ event }: { event: ArticleSummary }) {
  const title = <Translatable text={event.title} lang={event.lang} />
  return (
    <article className="card event">
      <div className="card-picture">
        <Picture url={event.image_url} alt="" slot="event" />
      </div>
      <div className="card-text">
        <EventFacts event={event} />
        <h3>
          {event.starts_at === undefined ? title : <PrefetchLink to={paths.event(event.id)}>{title}</PrefetchLink>}
        </h3>
        <Translatable as="div" className="prose small" html={event.content ?? ''} lang={event.lang} />
        <JoinButton event={event} />
      </div>
    </article>
  )
}
