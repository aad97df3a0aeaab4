import type { Texts } from './catalogue'

const files = import.meta.glob<Texts>('../../src/site/i18n/**/*.json', { eager: true, import: 'default' })
const fileOf = (folder: string, code: string) => files[`../../src/site/i18n/${folder}${code}.json`] ?? {}

/** Of the texts that come with the code of some pages. */
export const textFolders = [
  ...new Set(Object.keys(files).flatMap((path) => path.match(/\/i18n\/([\w-]+)\//)?.[1] ?? [])),
]

/** The languages that have a catalogue for every page, or for those of a folder. */
export const codesOf = (folder?: string) =>
  Object.keys(files).flatMap(
    (path) => path.match(new RegExp(`/i18n/${folder ? `${folder}/` : ''}([\\w-]+)\\.json$`))?.[1] ?? [],
  )

/** The texts that only the pages of a folder have. */
export const textsIn = (folder: string, code: string) => fileOf(`${folder}/`, code)

/** All texts of the site in a language. The messages of forms are in several files. */
export function siteTexts(code: string): Texts {
  const all = [fileOf('', code), ...textFolders.map((folder) => textsIn(folder, code))]
  return Object.assign({}, ...all, { errors: Object.assign({}, ...all.map(({ errors }) => errors)) })
}
