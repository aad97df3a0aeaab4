import { folded } from './content/folded'
import { slugify } from './slugify'

/** Below the maximum length of a slug, to leave room for a number. */
const MAX_DERIVED = 150

/** The slug of a name with accents, such as `cafe-lukasz` for Café Łukasz; empty for a name without Latin letters. */
export const latinSlug = (name: string) => slugify(folded(name)).slice(0, MAX_DERIVED).replace(/-$/, '')
