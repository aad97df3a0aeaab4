import { z } from 'zod'
import { ArticleSummary } from './article'
import { PlaceSummary } from './place'

/** What leads to the page of a place. */
export const PlaceLink = PlaceSummary.pick({
  id: true,
  name: true,
  slug: true,
  kind: true,
  latitude: true,
  longitude: true,
  state: true,
  volcano_level: true,
  lang: true,
  machine: true,
})
export type PlaceLink = z.infer<typeof PlaceLink>

/** What is around a place. */
export const Nearby = z.object({
  /** The published place that it is a part of. */
  parent: PlaceLink.nullable(),
  /** The places that are parts of it, by name. */
  parts: z.array(PlaceLink),
  /** The nearest other places, with the distance in kilometres. */
  neighbours: z.array(PlaceLink.extend({ distance: z.number() })),
  /** The newest articles about these places that are not about the place itself. */
  articles: z.array(ArticleSummary),
})
export type Nearby = z.infer<typeof Nearby>
