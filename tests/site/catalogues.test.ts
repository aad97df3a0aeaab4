import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/languages'
import { TAGLINE } from '@shared/magazine'
import { readerMessages } from '@shared/reader-messages'
import { browserRequest } from '@site/data/api'
import en from '@site/i18n/en.json'
import { pagesOf } from '@site/routes'
import { englishOf, flat, formsOf, placeholders, usedKeys } from '@tests/texts/catalogue'
import { allHardCoded } from '@tests/texts/hard-coded'
import { codesOf, siteTexts, textFolders, textsIn } from '@tests/texts/site-catalogues'
import { siteSources } from '@tests/texts/sources'
import { describe, expect, test } from 'vitest'

const codes = LANGUAGES.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE)

/** Messages of form validation and of the server, whose English texts are in src/shared/reader-messages.ts. */
const isError = (key: string) => key.startsWith('errors.')
const english = new Map(flat(siteTexts(DEFAULT_LANGUAGE)))
const MARK = /\{\{\w+/g

test.each([undefined, ...textFolders])('every language has a catalogue in i18n (%s)', (folder) => {
  expect(codesOf(folder).sort()).toEqual([DEFAULT_LANGUAGE, ...codes].sort())
})

describe.each(codes)('the catalogue of %s', (code) => {
  const own = new Map(flat(siteTexts(code)))
  const texts = [...own.keys()].filter((key) => !isError(key))

  test('has every text in every plural form of the language, and no other texts', () => {
    const wanted = new Set([...english.keys()].flatMap((key) => formsOf(key, code, english)))
    // i18next looks for a zero form in every language. It is used where CLDR's form for zero reads badly.
    const zeroForms = texts.filter((key) => key.endsWith('_zero') && wanted.has(key.replace(/zero$/, 'other')))
    expect(texts.sort()).toEqual([...new Set([...wanted, ...zeroForms])].sort())
    expect([...own].filter(([, text]) => !text.trim())).toEqual([])
  })

  test('keeps the placeholders', () => {
    const broken = texts.filter((key) => {
      const wanted = placeholders(englishOf(key, english), MARK)
      const given = placeholders(own.get(key) ?? '', MARK)
      // A form for zero, or in Arabic for one and two, may use a word instead of the digit.
      const mayLack = /_(zero|one|two)$/.test(key) && given.length === 0
      return !mayLack && given.join() !== wanted.join()
    })
    expect(broken).toEqual([])
  })

  test('has the same tags as the English text, around some words', () => {
    const marks = (text = '') => text.match(/<\/?1>/g)?.join()
    const broken = texts.filter((key) => marks(own.get(key)) !== marks(englishOf(key, english)))
    expect(broken).toEqual([])
    expect(texts.filter((key) => /<1>\s*<\/1>/.test(own.get(key) ?? ''))).toEqual([])
  })

  test('translates all messages of the site’s forms, and no others', () => {
    const errors = [...own.keys()].filter(isError).map((key) => key.replace('errors.', ''))
    expect(errors.sort()).toEqual(Object.keys(readerMessages).sort())
  })
})

test('the texts that come with the code of a page are in a folder of the same name', () => {
  const pages = pagesOf(browserRequest).map(({ lazy, handle }) => ({
    folder: String(lazy).match(/\/([\w-]+)\/\w+Page\b/)?.[1],
    texts: handle.texts ?? 'pages',
  }))
  expect(pages.filter(({ folder, texts }) => folder !== texts)).toEqual([])
})

/** The folders whose pages use the texts of accounts, which come with side pages and their forms. */
const WITH_SIDE_PAGES = /^(?:side-pages|forms|components|reader|data|head|about|i18n|owner-pages)\//

test.each(textFolders)('the code of other folders uses no text of %s', (folder) => {
  const mayUse = (file: string) =>
    file.startsWith(`${folder}/`) || (/^(?:about|side-pages)$/.test(folder) && WITH_SIDE_PAGES.test(file))
  const others = [...siteSources].filter(([file]) => !mayUse(file))
  const isUsed = usedKeys(others.map(([, source]) => source).join('\n'))
  const own = flat(textsIn(folder, DEFAULT_LANGUAGE)).map(([key]) => key)
  expect(others).not.toEqual([])
  expect(own.filter(isUsed)).toEqual([])
})

test('every text is used', () => {
  const isUsed = usedKeys([...siteSources.values()].join('\n'))
  expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([])
})

test('the English tagline matches constants.ts', () => {
  expect(en.home.tagline).toBe(TAGLINE)
})

/** The name of an icon, or the start of an address: not a text for readers. */
const isName = (text: string) => text === 'https://' || /^[a-z]+[A-Z]?[a-z]*$/.test(text)

test('no component of the site has a hard-coded text', () => {
  expect(allHardCoded(siteSources, isName)).toEqual([])
})
