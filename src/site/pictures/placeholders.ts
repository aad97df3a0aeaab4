import { createContext, useContext } from 'react'

/** The placeholders of stored pictures, by the names of these without their ending: tiny WebP pictures in base64. */
export type Placeholders = ReadonlyMap<string, string>

/** Only the server has them, so that they are in the page's HTML, and nowhere else. */
export const PlaceholdersContext = createContext<Placeholders>(new Map())

/** The names of the stored pictures in a text, such as JSON. */
export const storedIn = (text: string) => [
  ...new Set(Array.from(text.matchAll(/\/uploads\/([\w-]+-\d+x\d+)\.webp/g), ([, stem]) => stem as string)),
]

/** Shows nothing. A picture that is opened by a script gets this one. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** The address of what is shown until the picture has loaded. */
export function placeholderOf(url: string, placeholders: Placeholders) {
  const data = placeholders.get(storedIn(url)[0] ?? '')
  return data ? `data:image/webp;base64,${data}` : NOTHING
}

export const usePlaceholders = () => useContext(PlaceholdersContext)
