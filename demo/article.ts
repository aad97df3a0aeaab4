import type { Opening } from '@shared/article-rules'
import type { Draft } from './blocks'

export type DemoArticle = {
  slug: string
  title: string
  /** One or two sentences, at most 300 characters; shown on cards and above the text. */
  excerpt: string
  /** The name of the cover in images/, without the extension. */
  image: string
  /** Below the cover. */
  caption: string
  /** The account: the part of its address before the @. */
  author: 'marketing' | 'editor' | 'putri' | 'bayu'
  categories: ('craters' | 'lakes' | 'forests' | 'geoparks' | 'culture')[]
  /** The slugs of the places that it is about besides its own, see `places.ts`. */
  places?: string[]
  /** How it begins, if not as most do. */
  opening?: Opening
  /** The slug of the series that it is a part of. */
  series?: string
  /** The slugs of the articles that its editors recommend after it. */
  readNext?: string[]
  /** How long before the day of seeding it was published. */
  daysAgo: number
  views: number
  /** Links to other articles name their slugs. */
  body: Draft[]
}
