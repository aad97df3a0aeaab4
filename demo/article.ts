import type { Draft } from './blocks'

/** An article of the demo content. */
export type DemoArticle = {
  slug: string
  title: string
  /** One or two sentences, at most 300 characters; shown on cards and above the text. */
  excerpt: string
  /** Name of the cover in images/, without its ending. */
  image: string
  author: 'admin' | 'marketing' | 'editor'
  categories: ('craters' | 'lakes' | 'forests' | 'geoparks' | 'culture')[]
  /** Day of publication, as 2026-05-30. */
  published: string
  views: number
  body: Draft[]
}
