import type { Texts } from './catalogue'

const files = import.meta.glob<Texts>('../../src/site/i18n/**/*.json', { eager: true, import: 'default' })
const fileOf = (folder: string, code: string) => files[`../../src/site/i18n/${folder}${code}.json`] ?? {}

/** The languages that have a catalogue for every page, and those that have one for the side pages. */
export const codesOf = (folder: '' | 'side-pages/') =>
  Object.keys(files).flatMap((path) => path.match(new RegExp(`/i18n/${folder}([\\w-]+)\\.json$`))?.[1] ?? [])

/** The texts that only side pages have. */
export const sideTexts = (code: string) => fileOf('side-pages/', code)

/** All texts of the site in a language. The messages of forms are in both files. */
export function siteTexts(code: string): Texts {
  const [every, side] = [fileOf('', code), sideTexts(code)]
  return { ...every, ...side, errors: { ...(every.errors as Texts), ...(side.errors as Texts) } }
}
