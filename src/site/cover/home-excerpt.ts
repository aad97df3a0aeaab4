const LENGTH = 250

/**
 * A flag, or a character with its marks and what is joined to it: in Hindi or Thai, vowels combine with the preceding consonant. Not
 * `Intl.Segmenter`: its versions differ, and a page in the browser has to be the same as from the server.
 */
const characters = /\p{Regional_Indicator}{2}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200d\P{M})*|\p{M}+/gu

/** As much of an excerpt as the home page shows. */
export function homeExcerpt(excerpt: string) {
  const parts = excerpt.match(characters) ?? []
  return parts.length > LENGTH ? `${parts.slice(0, LENGTH).join('')}…` : excerpt
}
