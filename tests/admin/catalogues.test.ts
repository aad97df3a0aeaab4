import { english, type Texts } from '@admin/i18n/catalogue'
import en from '@admin/i18n/en.json'
import { isLanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { describe, expect, test } from 'vitest'
import { adminSources } from './sources'

const files = import.meta.glob<Texts>('../../src/admin/i18n/*.json', { eager: true, import: 'default' })
const catalogues = Object.entries(files)
  .map(([path, texts]) => ({ language: path.replace(/^.*\/|\.json$/g, ''), texts }))
  .filter(({ language }) => language !== 'en')

const PLURAL = /_(zero|one|two|few|many|other)$/
const stemOf = (key: string) => key.replace(PLURAL, '')

const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[path + name, text] as [string, string]] : flat(text, `${path}${name}.`),
  )

const allEnglish = new Map(flat(english))
/** Of react-admin's own texts, what the dashboard never shows may stay in English. */
const required = [...flat(en), ...flat({ messages })].map(([key]) => key)
const placeholders = (text: string) => [...new Set(text.match(/%\{[^},]+/g) ?? [])].sort()

/** The forms that a key has to have in a language: one for each of its plurals, or itself. */
const formsOf = (key: string, language: string) =>
  PLURAL.test(key) && allEnglish.has(`${stemOf(key)}_other`)
    ? new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((form) => `${stemOf(key)}_${form}`)
    : [key]

describe.each(catalogues)('the catalogue of $language', ({ language, texts }) => {
  const own = new Map(flat(texts))

  test('is of a language that can be chosen', () => {
    expect(isLanguageCode(language)).toBe(true)
  })

  test('has every text, in every plural form of the language', () => {
    const wanted = new Set(required.flatMap((key) => formsOf(key, language)))
    expect([...wanted].filter((key) => !own.get(key)?.trim())).toEqual([])
  })

  test('has no text that English has not', () => {
    const known = new Set([...allEnglish.keys()].flatMap((key) => formsOf(key, language)))
    expect([...own.keys()].filter((key) => !known.has(key))).toEqual([])
  })

  test('keeps the placeholders', () => {
    const broken = [...own].filter(([key, text]) => {
      const original = allEnglish.get(key) ?? allEnglish.get(`${stemOf(key)}_other`) ?? ''
      // react-admin's singulars, such as '1 item', name no number.
      const mayCount = key.startsWith('ra.') && PLURAL.test(key)
      const wanted = placeholders(original).filter((name) => !mayCount || name !== '%{smart_count')
      const given = placeholders(text).filter((name) => !mayCount || name !== '%{smart_count')
      return wanted.join() !== given.join()
    })
    expect(broken).toEqual([])
  })
})

test('every text of ours is used', () => {
  const sources = [...adminSources.values()].join('\n')
  const literals = new Set(Array.from(sources.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/g), ([, key]) => key))
  const families = Array.from(sources.matchAll(/`([a-z]\w*(?:\.\w+)*)\.\$\{/g), ([, family]) => family)
  // react-admin asks for these by itself, or they are found by what the server says.
  const found = /^(ra|resources|server)\./
  const unused = flat(en)
    .map(([key]) => stemOf(key))
    .filter((key) => !found.test(key) && !literals.has(key))
    .filter((key) => !families.includes(key.slice(0, key.lastIndexOf('.'))))
  expect(unused).toEqual([])
})
