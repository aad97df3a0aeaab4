import type { Draft } from './blocks'

export type DemoArticle = {
  slug: string
  title: string
  /** One or two sentences, at most 300 characters; shown on cards and above the text. */
  excerpt: string
  /** The name of the cover in images/, without the extension. */
  image: string
  author: 'admin' | 'marketing' | 'editor'
  categories: ('craters' | 'lakes' | 'forests' | 'geoparks' | 'culture')[]
  /** The day of publication, such as 2026-05-30. */
  published: string
  views: number
  body: Draft[]
}
