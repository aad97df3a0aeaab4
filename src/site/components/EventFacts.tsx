import type { ArticleSummary } from '@shared/entities/article'
import { paths } from '@shared/paths'
import { dayOf } from '@shared/time'
import { useI18n } from '../i18n/i18n'
import { Icon } from './Icon'
import { PrefetchLink } from './PrefetchLink'
import { Trans } from './Trans'
import { Translatable } from './Translatable'

type Props = {
  event: ArticleSummary
  /** How a moment is shown; as a day if missing. `isSameDay`: its day stands before it. */
  momentText?: (instant: string, isSameDay: boolean) => string
}

/** When and where an event takes place. Hosts without dates tell when it was posted. */
export function EventFacts({ event: { starts_at, ends_at, place, created_at }, momentText }: Props) {
  const { t, date } = useI18n()
  const shown = (instant: string, isSameDay = false) => momentText?.(instant, isSameDay) ?? date(instant)
  const isOneDay = !!starts_at && !!ends_at && dayOf(new Date(starts_at)) === dayOf(new Date(ends_at))
  const until = ends_at && (momentText || !isOneDay) ? shown(ends_at, isOneDay) : undefined
  return (
    <div className="facts event-facts">
      {starts_at ? (
        <time dateTime={starts_at}>
          {until ? t('home.fromUntil', { from: shown(starts_at), until }) : shown(starts_at)}
        </time>
      ) : (
        <span>
          <Trans
            text={t('home.posted', { date: date(created_at) })}
            tag={(text) => <time dateTime={created_at}>{text}</time>}
          />
        </span>
      )}
      {place && (
        <span>
          <Icon name="pin" />{' '}
          <PrefetchLink to={paths.place(place.slug)}>
            <Translatable text={place.name} lang={place.lang} />
          </PrefetchLink>
        </span>
      )}
    </div>
  )
}
