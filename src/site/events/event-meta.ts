import { cut } from '@shared/content/clean-text'
import { plainText } from '@shared/content/html'
import type { Article } from '@shared/entities/article'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { shortDegrees } from '@shared/place-rules'
import { languagesOf } from '../head/canonical-address'
import type { Breadcrumb, PageMeta } from '../head/head'
import { NO_INDEX, type Page } from '../head/meta'
import { pictureData, previewPicture, publisher } from '../head/meta-parts'
import type { Translate } from '../i18n/i18n'
import type { EventData } from './event-loader'

const MAX_DESCRIPTION = 300

export const eventSteps = ({ id, title }: Pick<Article, 'id' | 'title'>, t: Translate): Breadcrumb[] => [
  { name: t('nav.home'), path: paths.home },
  { name: title, path: paths.event(id) },
]

/** Schema.org takes no event without a date. */
function eventData(event: Article, { addressOf, settings }: Pick<Page, 'addressOf' | 'settings'>) {
  const { id, title, place, starts_at, ends_at } = event
  const languages = languagesOf(event)
  if (!starts_at) return undefined
  return {
    '@type': 'Event',
    name: title,
    inLanguage: event.lang ?? DEFAULT_LANGUAGE,
    description: descriptionOf(event),
    startDate: starts_at,
    endDate: ends_at ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place && {
      '@type': 'Place',
      name: place.name,
      url: addressOf(paths.place(place.slug), [place.lang ?? DEFAULT_LANGUAGE]),
      address: { '@type': 'PostalAddress', addressRegion: place.province ?? undefined, addressCountry: 'ID' },
      geo: {
        '@type': 'GeoCoordinates',
        latitude: shortDegrees(place.latitude),
        longitude: shortDegrees(place.longitude),
      },
    },
    image: pictureData(previewPicture(event.image_url, event.image_alt || title), settings, event),
    organizer: publisher(settings),
    url: addressOf(paths.event(id), languages),
  }
}

/** The excerpt of an event is an address. */
const descriptionOf = ({ meta_description, content }: Article) =>
  meta_description || cut(plainText(content), MAX_DESCRIPTION)

export function eventMeta({ t, data, path, ...page }: Page<EventData | undefined>): PageMeta {
  const event = data?.event
  if (!event) return { title: t('events.notFound'), path, robots: NO_INDEX }
  return {
    title: event.title,
    description: descriptionOf(event),
    path: paths.event(event.id),
    languages: languagesOf(event),
    ...previewPicture(event.image_url, event.image_alt || event.title),
    breadcrumbs: eventSteps(event, t),
    robots: event.status === 'review' ? NO_INDEX : undefined,
    structuredData: eventData(event, page),
  }
}
