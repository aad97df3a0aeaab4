import type { PlaceInput, PlaceNotice, Practical } from '@shared/entities/place'

/** A notice, with the day of its check counted back from that of seeding. */
type DemoNotice = Omit<PlaceNotice, 'id' | 'checked_on'> & { id: string; checked_days_ago: number }

/** A place of an article of the demo, named by its slug. The facts have the sources of that article. */
export type DemoPlace = Omit<
  PlaceInput,
  'slug' | 'image_url' | 'image_alt' | 'image_credit' | 'parent_id' | 'notices'
> & {
  slug: string
  /** The slug of the place that it is a part of, which comes before it. */
  parent?: string
  article: string
  /** The name of its picture, if it has not that of the article. */
  image?: string
  notices?: DemoNotice[]
}

/** What a translation of a place has; `notices` are the texts of notices by their ids. */
export type PlaceTexts = { name: string; summary: string; practical: Practical; notices?: Record<string, string> }
