/**
 * Derives a slug from a name: lowercase, without characters other than a-z, 0-9, space and hyphen; spaces become hyphens,
 * and repeated hyphens one.
 */
export const slugify = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/ /g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')

/** The form of a slug that a person types: words of lowercase letters and digits, joined by single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether the API would take the slug of a place or a category for an id, or for the managed list. */
export const isReservedSlug = (slug: string) => slug === 'manage' || /^\d+$/.test(slug)
