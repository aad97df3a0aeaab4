import { cut } from '@shared/content/clean-text'
import type { Place } from '@shared/entities/place'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { shortDegrees } from '@shared/place-rules'
import { placeSteps } from '../head/breadcrumb-steps'
import { languagesOf } from '../head/canonical-address'
import type { PageMeta } from '../head/head'
import { NO_INDEX, type Page } from '../head/meta'
import { heroPreview, pictureData, previewPicture } from '../head/meta-parts'
import type { PlaceData, PlacesData } from './place-loaders'

const MAX_DESCRIPTION = 300

const geo = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) => ({
  '@type': 'GeoCoordinates',
  latitude: shortDegrees(latitude),
  longitude: shortDegrees(longitude),
})

/** Where people live is a place; what they travel to see is an attraction. */
const typeOf = ({ kind }: Pick<Place, 'kind'>) =>
  kind === 'village' || kind === 'town' ? 'Place' : 'TouristAttraction'

export const placesMeta = ({ t, data, addressOf, settings }: Page<PlacesData | undefined>): PageMeta => ({
  title: t('places.title'),
  description: t('places.intro'),
  path: paths.places,
  ...heroPreview({ t, settings }),
  structuredData: {
    '@type': 'ItemList',
    itemListElement: (data?.places ?? []).map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': typeOf(place),
        name: place.name,
        url: addressOf(paths.place(place.slug), [place.lang ?? DEFAULT_LANGUAGE]),
        geo: geo(place),
      },
    })),
  },
})

export function placeMeta({ t, data, path, addressOf, settings }: Page<PlaceData | undefined>): PageMeta {
  const place = data?.place
  if (!place) return { title: t('places.notFound'), path, robots: NO_INDEX }
  const languages = languagesOf(place)
  const picture = previewPicture(place.image_url, place.image_alt || place.name)
  const address = place.province && { '@type': 'PostalAddress', addressRegion: place.province, addressCountry: 'ID' }
  return {
    title: place.name,
    description: cut(place.summary, MAX_DESCRIPTION),
    path: paths.place(place.slug),
    languages,
    ...(picture.image ? picture : heroPreview({ t, settings })),
    // Staff can open drafts here.
    robots: place.status === 'published' ? undefined : NO_INDEX,
    breadcrumbs: placeSteps(place, data.nearby.parent, t),
    structuredData: {
      '@type': typeOf(place),
      name: place.name,
      description: place.summary,
      url: addressOf(paths.place(place.slug), languages),
      image: pictureData(picture, settings, place),
      geo: geo(place),
      address: address || undefined,
      publicAccess: place.state === 'closed' ? false : undefined,
    },
  }
}
