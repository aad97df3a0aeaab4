import { english } from '@admin/i18n/catalogue'
import en from '@admin/i18n/en.json'
import { contract } from '@shared/contract'
import type { ContractRow } from '@shared/contract/parts'
import { isLanguageCode } from '@shared/languages'
import { messages } from '@shared/messages'
import { englishOf, flat, formsOf, isPlural, placeholders, type Texts, usedKeys } from '@tests/texts/catalogue'
import { adminSources } from '@tests/texts/sources'
import { describe, expect, test } from 'vitest'

const files = import.meta.glob<Texts>('../../src/admin/i18n/*.json', { eager: true, import: 'default' })
const catalogues = Object.entries(files)
  .map(([path, texts]) => ({ language: path.replace(/^.*\/|\.json$/g, ''), texts }))
  .filter(({ language }) => language !== 'en')

const allEnglish = new Map(flat(english))
/** All texts that must be translated. The texts of react-admin that the dashboard never shows may stay in English. */
const required = [...flat(en), ...flat({ messages })].map(([key]) => key)
const MARK = /%\{[^},]+/g

describe.each(catalogues)('the catalogue of $language', ({ language, texts }) => {
  const own = new Map(flat(texts))

  test('belongs to a language that can be chosen', () => {
    expect(isLanguageCode(language)).toBe(true)
  })

  test('has every text, in every plural form of the language', () => {
    const wanted = new Set(required.flatMap((key) => formsOf(key, language, allEnglish)))
    expect([...wanted].filter((key) => !own.get(key)?.trim())).toEqual([])
  })

  test('has no text that is missing in English', () => {
    const known = new Set([...allEnglish.keys()].flatMap((key) => formsOf(key, language, allEnglish)))
    expect([...own.keys()].filter((key) => !known.has(key))).toEqual([])
  })

  test('keeps the placeholders', () => {
    const broken = [...own].filter(([key, text]) => {
      const original = englishOf(key, allEnglish)
      // Singular forms in react-admin, such as '1 item', have no placeholder for the number.
      const mayCount = key.startsWith('ra.') && isPlural(key)
      // English has the number in the text.
      const mayHaveMinimum = key.startsWith('messages.')
      const counts = (name: string) => !(mayCount && name === '%{smart_count') && !(mayHaveMinimum && name === '%{min')
      const wanted = placeholders(original, MARK).filter(counts)
      const given = placeholders(text, MARK).filter(counts)
      return wanted.join() !== given.join()
    })
    expect(broken).toEqual([])
  })
})

test('every call in the audit log has a text', () => {
  const rows = Object.entries<ContractRow>(contract)
  const recorded = rows.filter(([name, row]) => row.audit ?? !name.startsWith('GET ')).map(([name]) => name)
  expect(Object.keys(en.audit.calls).toSorted()).toEqual(recorded.toSorted())
})

test('every text of the dashboard is used', () => {
  const isUsed = usedKeys([...adminSources.values()].join('\n'))
  // React-admin looks these up itself, or they are looked up by a message from the server.
  const found = /^(ra|resources|server)\./
  const unused = flat(en)
    .map(([key]) => key)
    .filter((key) => !found.test(key) && !isUsed(key))
  expect(unused).toEqual([])
})
