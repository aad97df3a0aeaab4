import { messages } from '@shared/messages'
import englishOfReactAdmin from 'ra-language-english'
import en from './en.json'

export type Texts = { [key: string]: string | Texts }

/** Converts plurals: react-admin has 'one |||| many' in one text, i18next a key for each form. */
function withPlurals(texts: Texts): Texts {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
    if (typeof value !== 'string') return [[key, withPlurals(value)]]
    const [one = '', other] = value.split('||||').map((form) => form.trim())
    if (other === undefined) return [[key, value]]
    return [
      [`${key}_one`, one],
      [`${key}_other`, other],
    ]
  })
  return Object.fromEntries(entries)
}

/** Merges two catalogues; `above` wins. */
function merged(below: Texts, above: Texts): Texts {
  const both = { ...below }
  for (const [key, value] of Object.entries(above)) {
    const present = both[key]
    both[key] = typeof value === 'object' && typeof present === 'object' ? merged(present, value) : value
  }
  return both
}

/** The dashboard's English texts: react-admin's, ours, and those that forms and server share. */
export const english = merged(withPlurals(englishOfReactAdmin as unknown as Texts), { ...en, messages })

type Singular<Name extends string> = Name extends `${infer Stem}_${'one' | 'other'}` ? Stem : Name
type KeysOf<Part, Path extends string = ''> = {
  [Name in keyof Part & string]: Part[Name] extends string
    ? `${Path}${Singular<Name>}`
    : KeysOf<Part[Name], `${Path}${Name}.`>
}[keyof Part & string]

export type TextKey = KeysOf<typeof en> | `messages.${keyof typeof messages}`

/** The server's messages: pairs of the English text and its key. */
export const serverTexts = Object.entries({ messages, server: en.server }).flatMap(([section, texts]) =>
  Object.entries(texts).map(([name, text]): [string, TextKey] => [text, `${section}.${name}` as TextKey]),
)

const files = import.meta.glob<{ default: Texts }>(['./*.json', '!./en.json'])
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.slice(2, -'.json'.length), load]))

export const hasCatalogue = (language: string) => loaders.has(language)

export const loadCatalogue = async (language: string) => (await loaders.get(language)?.())?.default
