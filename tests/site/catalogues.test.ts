import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/languages'
import { TAGLINE } from '@shared/magazine'
import { messages } from '@shared/messages'
import en from '@site/i18n/en.json'
import { englishOf, flat, formsOf, placeholders, type Texts, usedKeys } from '@tests/texts/catalogue'
import { hardCoded } from '@tests/texts/hard-coded'
import { siteSources } from '@tests/texts/sources'
import { describe, expect, test } from 'vitest'

const files = import.meta.glob<Texts>('../../src/site/i18n/*.json', { eager: true, import: 'default' })
const codes = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE)

/** The rules of forms, and what the server says, are written in English where they belong. */
const isError = (key: string) => key.startsWith('errors.')
const english = new Map(flat(en))
const MARK = /\{\{\w+/g

test('there is a catalogue of each language', () => {
  const found = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ''))
  expect(found.sort()).toEqual([DEFAULT_LANGUAGE, ...codes].sort())
})

describe.each(codes)('the catalogue of %s', (code) => {
  const own = new Map(flat(files[`../../src/site/i18n/${code}.json`] ?? {}))
  const texts = [...own.keys()].filter((key) => !isError(key))

  test('has every text, in every plural form of the language, and no other', () => {
    const wanted = new Set([...english.keys()].flatMap((key) => formsOf(key, code, english)))
    // i18next looks for a form of nothing in any language: where the one that CLDR gives reads badly.
    const ofNothing = texts.filter((key) => key.endsWith('_zero') && wanted.has(key.replace(/zero$/, 'other')))
    expect(texts.sort()).toEqual([...new Set([...wanted, ...ofNothing])].sort())
    expect([...own].filter(([, text]) => !text.trim())).toEqual([])
  })

  test('keeps the placeholders', () => {
    const broken = texts.filter((key) => {
      const wanted = placeholders(englishOf(key, english), MARK)
      const given = placeholders(own.get(key) ?? '', MARK)
      // Words for none of a thing, in Arabic also for one and two.
      const mayLack = /_(zero|one|two)$/.test(key) && given.length === 0
      return !mayLack && given.join() !== wanted.join()
    })
    expect(broken).toEqual([])
  })

  test('marks the same part of a text, once', () => {
    const marks = (text = '') => text.match(/<\/?1>/g)?.join()
    const broken = texts.filter((key) => marks(own.get(key)) !== marks(englishOf(key, english)))
    expect(broken).toEqual([])
    expect(texts.filter((key) => /<1>\s*<\/1>/.test(own.get(key) ?? ''))).toEqual([])
  })

  test('has what the site’s forms say, each the translation of a message', () => {
    const errors = [...own.keys()].filter(isError).map((key) => key.replace('errors.', ''))
    expect(errors.filter((key) => !(key in messages))).toEqual([])
    expect(errors).toEqual(expect.arrayContaining(['nameRequired', 'emailInvalid', 'wrongLogin', 'tooManyAttempts']))
  })
})

test('every text is used', () => {
  const isUsed = usedKeys([...siteSources.values()].join('\n'))
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([])
})

test('the tagline is the magazine’s', () => {
  expect(en.home.tagline).toBe(TAGLINE)
})

/** An icon's, or the ending of an address: nothing that is read. */
const isName = (text: string) => text === 'https://' || /^[a-z]+[A-Z]?[a-z]*$/.test(text)

test.each([...siteSources].filter(([file]) => file.endsWith('.tsx')))('%s has no text of its own', (file, source) => {
  expect(hardCoded(file, source, isName)).toEqual([])
})
