import type { Place } from '@shared/entities/place'
import { paths } from '@shared/paths'
import { type Days, isArticleStop, MAX_TRIP_DAYS, type Position, stepFrom } from '@shared/trip/stops'
import { DidNotLoad } from '../components/DidNotLoad'
import { Icon } from '../components/Icon'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import { PlaceKind } from '../places/PlaceKind'
import { PlaceState } from '../places/PlaceState'
import { monthDay, Season } from '../places/Season'
import type { FoundStop } from './trip-loader'
import type { Drag } from './use-drag'
import type { TripEdits } from './use-trip-edits'

/** The name of a stop for controls and announcements; its own text until it is loaded. */
export function nameOfStop(stop: string, found: FoundStop | undefined) {
  if (found?.state === 'place') return found.place.name
  return found?.state === 'article' ? found.article.title : stop
}

type PlaceProps = { place: Place; visit?: number }

function PlaceStop({ place, visit }: PlaceProps) {
  const { t, date } = useI18n()
  const { months, practical } = place
  const isOff = visit !== undefined && months.length > 0 && !months.includes(visit)
  return (
    <>
      <h3>
        <PrefetchLink to={paths.place(place.slug)}>
          <Translatable text={place.name} lang={place.lang} />
        </PrefetchLink>
      </h3>
      <PlaceKind place={place} />
      <PlaceState place={place} />
      <dl className="trip-practical">
        {(['duration', 'when'] as const).map(
          (field) =>
            practical[field] && (
              <div key={field}>
                <dt>{t(`places.practical.${field}`)}</dt>
                <dd>
                  <Translatable text={practical[field]} lang={place.lang} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {months.length > 0 && <Season months={months} visit={visit} />}
      {isOff && <p className="season-off">{t('trip.outOfSeason', { month: date(monthDay(visit), 'month') })}</p>}
    </>
  )
}

type ContentProps = { stop: string; found: FoundStop | undefined; visit?: number; onRetry: () => void }

/** What a stop is, once that is known. */
function StopContent({ stop, found, visit, onRetry }: ContentProps) {
  const { t } = useI18n()
  if (!found) return <h3 className="trip-waiting">{isArticleStop(stop) ? '…' : stop}</h3>
  if (found.state === 'place') return <PlaceStop place={found.place} visit={visit} />
  if (found.state === 'article') {
    const { id, title, lang, excerpt } = found.article
    return (
      <>
        <p className="kicker">{t('trip.read')}</p>
        <h3>
          <PrefetchLink to={paths.article(id)}>
            <Translatable text={title} lang={lang} />
          </PrefetchLink>
        </h3>
        <Translatable as="p" className="excerpt" text={excerpt} lang={lang} />
      </>
    )
  }
  if (found.state === 'gone') return <p>{t('trip.gone', { stop })}</p>
  return <DidNotLoad reason={found.reason} className="trip-failed" retry={onRetry} />
}

type ControlProps = { name: string; days: Days; position: Position; edits: TripEdits; drag: Drag }

/** Moves a stop by a step, to a day, or with the pointer, and removes it. */
function StopControls({ name, days, position, edits, drag }: ControlProps) {
  const { t } = useI18n()
  const steps = [
    { control: 'up', by: -1, label: t('trip.up', { name }) },
    { control: 'down', by: 1, label: t('trip.down', { name }) },
  ] as const
  const isAlone = days[position.day]?.length === 1
  const choices = Math.min(MAX_TRIP_DAYS, days.length + (isAlone ? 0 : 1))
  return (
    <div className="trip-controls">
      <button
        type="button"
        className="trip-handle"
        data-control="handle"
        aria-label={t('trip.drag', { name })}
        onKeyDown={(event) => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
          if (!by) return
          event.preventDefault()
          edits.step(position, by, 'handle')
        }}
        {...drag.handlersOf(position)}
      >
        <Icon name="menu" />
      </button>
      {steps.map(({ control, by, label }) => (
        <button
          key={control}
          type="button"
          data-control={control}
          aria-label={label}
          // Disabled, it would lose the focus at the end of the list.
          aria-disabled={stepFrom(days, position, by) === undefined}
          onClick={() => edits.step(position, by, control)}
        >
          <Icon name="chevron" />
        </button>
      ))}
      <select
        data-control="day"
        aria-label={t('trip.dayOf', { name })}
        value={position.day}
        onChange={({ target }) => {
          const day = Number(target.value)
          edits.move(position, { day, at: days[day]?.length ?? 0 }, 'day')
        }}
      >
        {Array.from({ length: choices }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
          <option key={day} value={day}>
            {t('trip.day', { day: day + 1 })}
          </option>
        ))}
      </select>
      <button type="button" aria-label={t('trip.remove', { name })} onClick={() => edits.remove(position)}>
        <Icon name="close" />
      </button>
    </div>
  )
}

type Props = ContentProps &
  Omit<ControlProps, 'name' | 'edits'> & { edits: TripEdits | undefined; number: number | undefined }

/** A stop of a day. Without `edits`, it is somebody's. */
export function TripStop({ stop, found, visit, onRetry, days, position, edits, drag, number }: Props) {
  const { target, from } = drag
  const isDragged = from?.day === position.day && from.at === position.at
  const isTarget = target?.day === position.day && (target.at === position.at || target.at === position.at + 1)
  const edge = isTarget && target.stop === stop ? (target.at === position.at ? 'before' : 'after') : undefined
  return (
    <div
      className="trip-stop"
      data-stop={stop}
      data-day={position.day}
      data-at={position.at}
      data-dragged={isDragged || undefined}
      data-drop={edge}
    >
      {number !== undefined && (
        <span className="trip-number" aria-hidden="true">
          {number}
        </span>
      )}
      <div className="trip-text">
        <StopContent stop={stop} found={found} visit={visit} onRetry={onRetry} />
      </div>
      {edits && (
        <StopControls name={nameOfStop(stop, found)} days={days} position={position} edits={edits} drag={drag} />
      )}
    </div>
  )
}
