import type { ManagedArticle } from '@shared/entities/article'
import { slugify } from '@shared/slugify'
import { momentOf, sequence } from './sequence'

const nextId = sequence()

/**
 * A published article. Hosts assign categories by id: pass `category_ids`, and pass the categories to the host as
 * well, so that their names appear.
 */
export function makeArticle(overrides: Partial<ManagedArticle> = {}): ManagedArticle {
  const id = overrides.id ?? nextId()
  const title = overrides.title ?? `Crater walk ${id}`
  return {
    id,
    title,
    excerpt: `What the rocks of walk ${id} tell.`,
    content: `<p>The path of walk ${id} begins at the lake.</p>`,
    blocks: null,
    image_url: null,
    image_alt: null,
    image_caption: null,
    image_credit: null,
    meta_description: null,
    byline: null,
    opening: 'standard',
    // With the id, so that articles with the same title have different slugs.
    slug: overrides.title ? `${slugify(title)}-${id}` : slugify(title),
    status: 'published',
    author_name: 'Yusuf Harahap',
    pinned: false,
    views: 0,
    category_ids: [],
    places: [],
    closed_places: [],
    series_id: null,
    read_next: [],
    category_names: [],
    created_at: momentOf(id),
    updated_at: momentOf(id),
    published_at: (overrides.status ?? 'published') === 'published' ? (overrides.created_at ?? momentOf(id)) : null,
    revised_at: null,
    publish_at: null,
    changed_after_schedule: false,
    has_working_copy: false,
    author_id: null,
    due_at: null,
    assignee_id: null,
    translators: [],
    language: 'en',
    starts_at: null,
    ends_at: null,
    place_id: null,
    version: 1,
    ...overrides,
  }
}

/** An event on the home page: a draft with the slug `events`, whose excerpt is the target of its button. */
export const makeEvent = (overrides: Partial<ManagedArticle> = {}) =>
  makeArticle({ slug: 'events', status: 'draft', excerpt: '/membership', ...overrides })
