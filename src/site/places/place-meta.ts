import { mediaUrl } from '@shared/api-host'
import type { Place } from '@shared/entities/place'
import { paths } from '@shared/paths'
import type { PageMeta } from '../head'
import hero from '../images/home-hero-1280.webp'
import { NO_INDEX, type Page } from '../meta'
import type { PlaceData, PlacesData } from './place-loaders'

const MAX_DESCRIPTION = 300

const geo = ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
})

/** Where people live is a place; what they travel to see is an attraction. */
const typeOf = ({ kind }: Pick<Place, 'kind'>) =>
  kind === 'village' || kind === 'town' ? 'Place' : 'TouristAttraction'

export const placesMeta = ({ t, data, settings }: Page<PlacesData | undefined>): PageMeta => ({
  title: t('places.title'),
  description: t('places.intro'),
  path: paths.places,
  image: hero,
  structuredData: {
    '@type': 'ItemList',
    itemListElement: (data?.places ?? []).map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': typeOf(place),
        name: place.name,
        url: new URL(paths.place(place.slug), settings.publicUrl).href,
        geo: geo(place),
      },
    })),
  },
})

export function placeMeta({ t, data, path, settings }: Page<PlaceData | undefined>): PageMeta {
  const place = data?.place
  if (!place) return { title: t('places.notFound'), path, robots: NO_INDEX }
  const image = place.image_url ? mediaUrl(place.image_url) : undefined
  const address = place.province && { '@type': 'PostalAddress', addressRegion: place.province, addressCountry: 'ID' }
  return {
    title: place.name,
    description: place.summary.slice(0, MAX_DESCRIPTION),
    path: paths.place(place.slug),
    image: image ?? hero,
    imageAlt: place.image_alt ?? undefined,
    // Staff can open drafts here.
    robots: place.status === 'published' ? undefined : NO_INDEX,
    structuredData: {
      '@type': typeOf(place),
      name: place.name,
      description: place.summary,
      url: new URL(paths.place(place.slug), settings.publicUrl).href,
      image: image && new URL(image, settings.publicUrl).href,
      geo: geo(place),
      address: address || undefined,
      publicAccess: place.notices.some(({ severity }) => severity === 'closed') ? false : undefined,
    },
  }
}
