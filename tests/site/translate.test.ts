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
  airports: 'KNO 90 km',
  at: 2,
  date: '5 May 2025',
  day: 3,
  days: '1-3',
  distance: '48 km',
  done: '310 kB',
  email: 'reader@example.org',
  from: 'May',
  harbours: 'Ajibata – Tomok',
  island: 'Samosir',
  km: 1234,
  label: '',
  language: 'Français',
  level: 'II',
  link: '{{name}}',
  magazine: 'Mata Sumatra',
  max: 60,
  min: 12,
  minutes: 1234,
  month: 'November',
  more: '+',
  name: '<b>Toba</b>',
  names: 'Toba · Samosir',
  number: 4,
  part: 1234,
  percent: 40,
  place: 'Toba',
  q: 'danau toba',
  seconds: 40,
  service: '$t(nav.home)',
  shown: 1234,
  size: '1.2 MB',
  stop: 'samosir',
  time: '08:00',
  title: '日本語',
  total: 1234,
  until: '$1',
  when: 'in 12 minutes',
  zone: 'WIB',
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
