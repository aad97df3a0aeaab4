/** How pages come: whole, or as text without scripts, web fonts and pictures. */
export const EDITIONS = ['full', 'lite'] as const
export type Edition = (typeof EDITIONS)[number]

export const isEdition = (value: unknown): value is Edition => EDITIONS.some((edition) => edition === value)

const COOKIE = 'edition'
const CHOICE = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`)
const YEAR_SECONDS = 365 * 86_400

/** The edition that the reader has chosen, if any. */
export function chosenEdition(cookies = ''): Edition | undefined {
  const value = CHOICE.exec(cookies)?.[1]
  return isEdition(value) ? value : undefined
}

/** The cookie that stores a choice. No script reads it. */
export const editionCookie = (edition: Edition) =>
  `${COOKIE}=${edition}; path=/; max-age=${YEAR_SECONDS}; samesite=lax; httponly`
