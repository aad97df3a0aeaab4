import type { PlaceSummary } from '@shared/entities/place'

/** What the map and its cards show of a place. */
export type MappedPlace = Pick<
  PlaceSummary,
  | 'id'
  | 'slug'
  | 'name'
  | 'lang'
  | 'kind'
  | 'province'
  | 'province_lang'
  | 'summary'
  | 'image_url'
  | 'image_alt'
  | 'latitude'
  | 'longitude'
  | 'state'
  | 'volcano_level'
>

/** Leaves out the rest, which a page would carry along. */
export const toMapped = (place: MappedPlace): MappedPlace => ({
  id: place.id,
  slug: place.slug,
  name: place.name,
  lang: place.lang,
  kind: place.kind,
  province: place.province,
  province_lang: place.province_lang,
  summary: place.summary,
  image_url: place.image_url,
  image_alt: place.image_alt,
  latitude: place.latitude,
  longitude: place.longitude,
  state: place.state,
  volcano_level: place.volcano_level,
})
