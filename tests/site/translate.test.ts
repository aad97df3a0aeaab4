import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { loadCatalogue, loadFrom, type TextFolder } from '@site/i18n/i18n'
import { localeOf, translate } from '@site/i18n/translate'
import { flat, isPlural, stemOf } from '@tests/texts/catalogue'
import { siteTexts, textFolders } from '@tests/texts/site-catalogues'
import { createInstance } from 'i18next'
import { expect, test } from 'vitest'

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 101, 1.5, 12_345, 1_000_000]
const VALUES = {
  address: 'https://eye.example/?a=$&',
  date: '5 May 2025',
  done: '310 kB',
  email: 'reader@example.org',
  from: 'May',
  label: '',
  language: 'Français',
  link: '{{name}}',
  minutes: 1234,
  magazine: 'Mata Sumatra',
  days: '1-3',
  min: 12,
  more: '+',
  name: '<b>Toba</b>',
  q: 'danau toba',
  seconds: 40,
  service: '$t(nav.home)',
  size: '1.2 MB',
  title: '日本語',
  total: 1234,
  until: '$1',
  when: 'in 12 minutes',
}

const reference = createInstance()
reference.init({
  fallbackLng: 'en',
  resources: Object.fromEntries(LANGUAGES.map(({ code }) => [code, { translation: siteTexts(code) }])),
  initAsync: false,
  interpolation: { escapeValue: false },
})

async function expectLikeI18next(codes: readonly LanguageCode[]) {
  const different: unknown[] = []
  for (const code of codes) {
    await Promise.all([loadCatalogue(code), ...textFolders.map((folder) => loadFrom(folder as TextFolder)(code))])
    const numbers = new Intl.NumberFormat(localeOf(code))
    reference.services.formatter?.add('number', (value) => numbers.format(value))
    const theirs = reference.getFixedT(code)
    for (const [key, isCounted] of new Map(flat(siteTexts(code)).map(([key]) => [stemOf(key), isPlural(key)])))
      for (const count of isCounted ? COUNTS : [12_345]) {
        const values = { ...VALUES, count }
        const [ours, expected] = [translate(key, code, values), theirs(key, values)]
        if (ours !== expected) different.push([code, key, ours, expected])
      }
  }
  expect(different).toEqual([])
}

// Arabic has all plural forms; Russian tells 1, 2 and 5 apart in every ten.
const RICHEST: LanguageCode[] = ['ar', 'ru']

test('the site fills in its texts as i18next does, in every plural form', () => expectLikeI18next(RICHEST))

test('the site fills in its texts in the other languages as i18next does', { tags: 'sweep' }, () =>
  expectLikeI18next(LANGUAGES.map(({ code }) => code).filter((code) => !RICHEST.includes(code))),
)

test('a text that a language lacks is English, and one that English lacks is not there', async () => {
  await Promise.all([loadCatalogue('en'), loadCatalogue('fr')])
  expect(translate('nav.home', 'fr')).toBe('Accueil')
  expect(translate('home.nothing', 'fr')).toBeUndefined()
  expect(translate('home', 'fr')).toBeUndefined()
})
