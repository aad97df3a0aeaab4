/**
 * The slug of a name: lowercase; characters other than a-z, 0-9, space and hyphen dropped; spaces become hyphens,
 * repeated hyphens one.
 */
export const slugify = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(/ /g, '-')
    .replace(/-+/g, '-')

/** The slugs that categories may have. */
export const SLUG = /^[a-z0-9-]+$/
