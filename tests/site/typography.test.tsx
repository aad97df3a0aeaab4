import { i18nFor, loadCatalogue } from '@site/i18n/i18n'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSite } from './render-site'

/** The text including its tagged part, as one sentence. */
const visibleText = (element: HTMLElement | null) => element?.textContent

test.each([
  ['/login', 'Register your business', 'Not a member yet? Register your business'],
  ['/fr/login', 'Inscrivez votre entreprise', 'Pas encore membre\u202f? Inscrivez votre entreprise'],
  ['/ja/login', '事業者の登録へ', 'まだ会員でない方は事業者の登録へ'],
])('%s: the link to the registration is part of a sentence in the page’s language', async (path, name, sentence) => {
  renderSite(path)
  const link = await within(await screen.findByRole('form')).findByRole('link', { name })
  expect(visibleText(link.closest('p'))).toBe(sentence)
})

test.each([
  ['/membership', 'Website (optional)'],
  ['/zh-CN/membership', '网站（选填）'],
  ['/fr/membership', 'Site web (facultatif)'],
])('%s: optional fields are marked in the brackets of the page’s language', async (path, label) => {
  renderSite(path)
  expect(await screen.findByLabelText(label)).not.toBeRequired()
})

test.each([
  ['/', 'Toba Caldera', 'Explore Toba Caldera'],
  ['/id', 'Kaldera Toba', 'Jelajahi Kaldera Toba'],
  ['/ja', 'トバ・カルデラ', '見てみる：トバ・カルデラ'],
  ['/ar', 'كالديرا توبا', 'استكشاف: كالديرا توبا'],
])('%s: destinations have their names in the page’s language', async (path, name, action) => {
  renderSite(path)
  const card = (await screen.findByRole('heading', { name })).closest('article') as HTMLElement
  const link = within(card).getByRole('link', { name: action })
  expect(visibleText(link)?.trim()).toBe(action)
})

test.each([
  ['en', 0, '0 views'],
  ['fr', 0, '0 vue'],
  ['pt', 0, '0 leituras'],
  ['pt', 1, '1 leitura'],
  ['pt', 1_000_000, '1.000.000 de leituras'],
  ['de', 0, 'noch nicht gelesen'],
  ['ru', 21, '21 просмотр'],
  ['ru', 12, '12 просмотров'],
  ['ar', 0, 'لا مشاهدات بعد'],
  ['ar', 2, 'مشاهدتان'],
  ['ar', 11, '11 مشاهدة'],
] as const)('in %s, %i views are: %s', async (language, count, text) => {
  if (language !== 'en') await loadCatalogue(language)
  expect(i18nFor(language).t('articles.views', { count })).toBe(text)
})
