import { filled, mailTexts } from '@server/mail/mail-texts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@shared/languages'
import { flat, placeholders } from '@tests/texts/catalogue'
import { expect, test } from 'vitest'

const site = import.meta.glob<{ home: { tagline: string } }>('../../../src/site/i18n/*.json', {
  eager: true,
  import: 'default',
})
const english = new Map(flat(mailTexts.en))
const MARK = /\{\{\w+\}\}/g

test.each(LANGUAGES.map(({ code }) => code))(
  'the mails in %s have all texts, with the names that are filled in',
  (code) => {
    const own = new Map(flat(mailTexts[code]))
    expect([...own.keys()]).toEqual([...english.keys()])
    expect(mailTexts[code].tagline).toBe(site[`../../../src/site/i18n/${code}.json`]?.home.tagline)
    const texts = [...own]
    expect(texts.filter(([, text]) => !text.trim())).toEqual([])
    const marksOf = (text = '') => placeholders(text, MARK).join()
    expect(texts.filter(([key, text]) => marksOf(text) !== marksOf(english.get(key)))).toEqual([])
    if (code !== DEFAULT_LANGUAGE) expect(texts.filter(([key, text]) => text === english.get(key))).toEqual([])
  },
)

test('what is filled in is not searched for further names', () => {
  expect(filled('{{title}} by {{by}}', { title: '{{by}} $& $1', by: 'Ana' })).toBe('{{by}} $& $1 by Ana')
})
