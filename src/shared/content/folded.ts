/** Combining accents of the scripts that have them above and below letters: Latin, Greek, Cyrillic. */
const ACCENTS = /[\u0300-\u036f]/g

/** Text for a search that ignores case and accents: `folded('José')` is `jose`. */
export const folded = (text: string) => text.normalize('NFKD').replace(ACCENTS, '').toLowerCase()
