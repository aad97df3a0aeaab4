// @vitest-environment jsdom
import { LANGUAGES } from '@shared/languages'
import { TRANSLATE_TIMEOUT_MS } from '@site/i18n/translate-widget'
import { act, screen, waitFor } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

const HOLDER = 'translate-widget'
const script = () => document.querySelector<HTMLScriptElement>('script[src*="widget.js"]')

afterEach(() => {
  document.getElementById(HOLDER)?.remove()
  script()?.remove()
  vi.unstubAllGlobals()
})

/** Simulates the widget's script: creates its list of languages and records the choices made in it. */
function runWidget(codes: string[] = LANGUAGES.map(({ code }) => code)) {
  const chosen: string[] = []
  class TranslateElement {
    constructor(options: { pageLanguage: string }, holder: string) {
      expect(options.pageLanguage).toBe('en')
      const select = document.createElement('select')
      select.className = 'goog-te-combo'
      for (const code of codes) select.append(new Option(code, code))
      select.addEventListener('change', () => chosen.push(select.value))
      document.getElementById(holder)?.append(select)
    }
  }
  vi.stubGlobal('google', { translate: { TranslateElement } })
  const callback = new URL(script()?.src ?? '').searchParams.get('cb') as keyof typeof window
  window[callback]()
  return chosen
}

const setCookie = (value: string) => {
  document.cookie = `googtrans=${value}; path=/`
}
const current = (name: string) => screen.findByRole('button', { name: new RegExp(`[:：] ?${name}$`) })
const option = (name: string) => screen.getByRole('option', { name })

async function openList() {
  const { user } = renderSite('/', { articles: [makeArticle()] })
  const button = await current('English')
  await user.click(button)
  return { user, button }
}

test.each([
  ['/en/de', 'Deutsch', 'de'],
  ['%2Fen%2Fde', 'Deutsch', 'de'],
  ['/auto/zh-CN', '中文', 'zh-CN'],
])('the cookie %s shows the page in %s', { tags: 'sweep' }, async (cookie, name, code) => {
  setCookie(cookie)
  renderSite('/', { articles: [makeArticle()] })
  await waitFor(async () => expect(await current(name)).toBeDisabled())
  const chosen = runWidget()
  await waitFor(() => expect(chosen).toContain(code))
  expect(await current(name)).toBeEnabled()
})

test.each(['/en/xx', '/en/en', 'de', '', '%', '%E0%A4%A'])(
  'the cookie %j leaves the page in English',
  { tags: 'sweep' },
  async (cookie) => {
    setCookie(cookie)
    renderSite('/', { articles: [makeArticle()] })
    expect(await current('English')).toBeEnabled()
    expect(document.getElementById(HOLDER)).toBeNull()
  },
)

test('the widget is started through its callback and receives the choice', async () => {
  const { user, button } = await openList()
  await user.click(option('العربية'))
  const chosen = runWidget()
  expect(await current('العربية')).toBeVisible()
  await waitFor(() => expect(chosen).toEqual(['ar']))
  await waitFor(() => expect(button).toBeEnabled())
  expect(button).toHaveTextContent('AR')
  await user.click(button)
  expect(option('العربية')).toHaveAttribute('aria-selected', 'true')
  expect(option('English')).toHaveAttribute('aria-selected', 'false')
})

test('the focus returns to the button after a choice', async () => {
  const { user, button } = await openList()
  await user.keyboard('{ArrowDown}{Enter}')
  runWidget()
  await waitFor(() => expect(button).toHaveFocus())
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAccessibleName('Bahasa: Bahasa Indonesia')
})

test('a second choice reuses the loaded widget, and English restores the page', { tags: 'sweep' }, async () => {
  const { user, button } = await openList()
  await user.click(option('Deutsch'))
  const chosen = runWidget()
  for (const name of ['日本語', 'English']) {
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    await user.click(option(name))
  }
  await waitFor(() => expect(chosen).toEqual(['de', 'ja', 'en']))
  await waitFor(() => expect(decodeURIComponent(document.cookie)).toContain('googtrans=/en/en'))
  expect(document.querySelectorAll('script[src*="widget.js"]')).toHaveLength(1)
})

test('choosing the current language only closes the list', async () => {
  const { user, button } = await openList()
  await user.click(option('English'))
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'))
  expect(document.getElementById(HOLDER)).toBeNull()
  expect(document.cookie).not.toContain('googtrans')
})

test('the options are disabled while a choice is in progress', async () => {
  const { user, button } = await openList()
  await user.click(option('Deutsch'))
  expect(button).toBeDisabled()
  expect(option('日本語')).toBeDisabled()
  runWidget()
  await waitFor(() => expect(button).toBeEnabled())
})

test('a widget without the wanted language fails after eight seconds, not earlier', { tags: 'sweep' }, async () => {
  const { user, button } = await openList()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => option('Deutsch').click())
  runWidget(['en', 'ja'])
  await act(() => vi.advanceTimersByTimeAsync(TRANSLATE_TIMEOUT_MS - 1))
  expect(TRANSLATE_TIMEOUT_MS).toBe(8000)
  expect(screen.queryByText('Translation failed.')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('alert')).toHaveTextContent('Translation failed.')
  expect(button).toBeEnabled()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  vi.useRealTimers()
  await user.click(button)
  await user.click(option('日本語'))
  await waitFor(() => expect(screen.queryByText('Translation failed.')).toBeNull())
})

test('a press outside closes the list', async () => {
  const { user, button } = await openList()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('option')).toBeNull()
})
