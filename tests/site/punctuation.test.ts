import { flat, type Texts } from '@tests/texts/catalogue'
import { expect, test } from 'vitest'

const files = import.meta.glob<Texts>('../../src/{site,admin}/i18n/*.json', { eager: true, import: 'default' })

const HAN = '\\p{Script=Han}'
const KANA = '\\p{Script=Hiragana}\\p{Script=Katakana}'

/** What a sub-editor would mark in each language, as in docs/glossary. */
const marked: Record<string, RegExp> = {
  // Narrow no-break spaces before ; : ! ? and inside « ».
  fr: /[^\u202f][;:!?»](?:\s|$)|«[^\u202f]|'/u,
  // Full-width punctuation, a space next to Latin letters and digits, and 你.
  'zh-CN': new RegExp(`[${HAN}][,;:!?(A-Za-z0-9]|[,;:!?)A-Za-z0-9][${HAN}]|您|账户`, 'u'),
  ja: new RegExp(`[${HAN}${KANA}](?:[,;:!?(]| [A-Za-z{])|[A-Za-z}] [${HAN}${KANA}]`, 'u'),
  ar: /[,;?]/u,
  de: /"|\S…/u,
  es: /^[^¿]*\?|^[^¡]*!|"/u,
  // Brazilian.
  pt: /\b(?:partilh|subscr|descarreg|palavra-passe|equipa\b)|\bA [a-z]+[aei]r…|[«»]/iu,
  // Readers are "Anda".
  id: /\b(?:kamu|kalian)\b/iu,
}

/** Placeholders, tags and addresses have marks of their own. */
const withoutCode = (text: string) => text.replace(/%\{.*?\}|\{\{.*?\}\}|<\/?1>|https?:\/\/|:\/\//g, '')

const catalogues = Object.entries(files).map(([path, texts]) => ({
  file: path.replace('../../src/', ''),
  language: path.replace(/^.*\/|\.json$/g, ''),
  texts: flat(texts),
}))

test.each(catalogues.filter(({ language }) => language in marked))(
  '$file has the punctuation and the words of its language',
  ({ language, texts }) => {
    const wrong = texts.filter(([, text]) => marked[language]?.test(withoutCode(text)))
    expect(wrong).toEqual([])
  },
)

test('ellipses are typographic in every language but English', () => {
  const translated = catalogues.filter(({ language }) => language !== 'en')
  const wrong = translated.flatMap(({ file, texts }) =>
    texts.filter(([, text]) => text.includes('...')).map(([key]) => `${file}: ${key}`),
  )
  expect(wrong).toEqual([])
})
