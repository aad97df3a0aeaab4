// @vitest-environment jsdom
import { LANGUAGES } from '@shared/languages'
import { TRANSLATE_TIMEOUT_MS } from '@site/i18n/translate-widget'
import { act, screen, waitFor } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { makeTranslation } from '@tests/factories/translation'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

const HOLDER = 'translate-widget'
const script = () => document.querySelector<HTMLScriptElement>('script[src*="widget.js"]')

afterEach(() => {
  document.getElementById(HOLDER)?.remove()
  script()?.remove()
  vi.unstubAllGlobals()
})

async function runWidget() {
  await waitFor(() => expect(script()).not.toBeNull())
  return startWidget(LANGUAGES.map(({ code }) => code))
}

/** Simulates the widget's script: creates its list of languages and records the choices made in it. */
function startWidget(codes: string[]) {
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
  ['/auto/zh-CN', '简体中文', 'zh-CN'],
])('the cookie %s shows the page in %s', { tags: 'sweep' }, async (cookie, name, code) => {
  setCookie(cookie)
  renderSite('/', { articles: [makeArticle()] })
  const chosen = await runWidget()
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
  const chosen = await runWidget()
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
  await runWidget()
  await waitFor(() => expect(button).toHaveFocus())
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAccessibleName('Bahasa: Bahasa Indonesia')
})

test('a second choice reuses the loaded widget, and English restores the page', { tags: 'sweep' }, async () => {
  const { user, button } = await openList()
  await user.click(option('Deutsch'))
  const chosen = await runWidget()
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

test('the selector is disabled until the address has changed, whatever the translator does', async () => {
  const { button } = await openList()
  act(() => option('Deutsch').click())
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(await current('Deutsch')).toBe(button)
  await waitFor(() => expect(button).toBeEnabled())
  await waitFor(() => expect(script()).not.toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a widget without the wanted language fails after eight seconds, not earlier', { tags: 'sweep' }, async () => {
  const { user, button } = await openList()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  act(() => option('Deutsch').click())
  await vi.waitFor(() => expect(script()).not.toBeNull(), { timeout: TRANSLATE_TIMEOUT_MS })
  startWidget(['en', 'ja'])
  // Real time passes too, on a busy machine more than a second.
  await act(() => vi.advanceTimersByTimeAsync(TRANSLATE_TIMEOUT_MS / 2))
  expect(TRANSLATE_TIMEOUT_MS).toBe(8000)
  expect(screen.queryByText('Translation failed.')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(TRANSLATE_TIMEOUT_MS / 2))
  expect(screen.getByRole('alert')).toHaveTextContent('Translation failed.')
  vi.useRealTimers()
  await user.click(button)
  await user.click(option('日本語'))
  await waitFor(() => expect(screen.queryByText('Translation failed.')).toBeNull())
})

test('a page whose text staff have translated needs no translator', async () => {
  setCookie('/en/de')
  const { router } = renderSite('/de/about', { articles: [makeArticle()] })
  await screen.findByRole('heading', { level: 1 })
  expect(script()).toBeNull()
  await act(() => router.navigate('/de'))
  await waitFor(() => expect(script()).not.toBeNull())
})

test('what stands beside a translated article is worth no translator', async () => {
  setCookie('/en/de')
  const [open, other] = [makeArticle({ title: 'The lake' }), makeArticle({ title: 'The crater' })]
  const { router } = renderSite(`/de/articles/${open.id}`, {
    articles: [open, other],
    translations: [makeTranslation(open, { language: 'de', title: 'Der See', status: 'published' })],
  })
  await screen.findByRole('heading', { level: 1, name: 'Der See' })
  const related = await screen.findByText('The crater')
  expect(related).toHaveAttribute('lang', 'en')
  expect(related).not.toHaveAttribute('translate')
  expect(script()).toBeNull()
  await act(() => router.navigate(`/de/articles/${other.id}`))
  await waitFor(() => expect(script()).not.toBeNull())
  expect(screen.getByText('Der See')).not.toHaveAttribute('lang')
})

test('a translator that a stored choice asks for does not hold up the load event', async () => {
  setCookie('/en/de')
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  renderSite('/de', { articles: [makeArticle({ title: 'The lake' })] })
  await screen.findByText('The lake')
  expect(script()).toBeNull()
  state.mockReturnValue('complete')
  act(() => void dispatchEvent(new Event('load')))
  await waitFor(() => expect(script()).not.toBeNull())
})

test('readers who followed a link to a language are asked before its content is translated', async () => {
  const { user } = renderSite('/de', { articles: [makeArticle()] })
  await screen.findByText('Ein Teil dieser Seite ist in einer anderen Sprache.')
  expect(script()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Übersetzen' }))
  const chosen = await runWidget()
  await waitFor(() => expect(chosen).toEqual(['de']))
  expect(screen.queryByText('Ein Teil dieser Seite ist in einer anderen Sprache.')).toBeNull()
})

test.each([
  [['id-ID', 'en'], '/', 'Baca halaman ini dalam bahasa Indonesia', 'id', '/id'],
  [['jv', 'ar-EG', 'en'], '/', 'اقرأ هذه الصفحة بالعربية', 'ar', '/ar'],
  [['zh-Hant-TW', 'en'], '/fr/about', '用简体中文阅读本页', 'zh-CN', '/zh-CN/about'],
  [['en-GB'], '/fr/about', 'Read this page in English', 'en', '/about'],
])('a browser that prefers %j on %s is offered: %s', async (languages, from, offer, code, address) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  const { user, router } = renderSite(from, { articles: [makeArticle()] })
  const button = await screen.findByRole('button', { name: offer })
  expect(button.closest('[lang]')).toHaveAttribute('lang', code)
  expect(router.state.location.pathname).toBe(from)
  await user.click(button)
  await waitFor(() => expect(router.state.location.pathname).toBe(address))
  expect(decodeURIComponent(document.cookie)).toContain(`googtrans=/en/${code}`)
})

test('a declined offer does not return, and English readers get none', { tags: 'sweep' }, async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl', 'fr'])
  const { user, router } = renderSite('/', { articles: [makeArticle()] })
  await screen.findByRole('button', { name: 'Lire cette page en français' })
  await user.click(screen.getByRole('button', { name: 'Fermer ce message' }))
  await act(() => router.navigate('/about'))
  expect(screen.queryByRole('button', { name: 'Lire cette page en français' })).toBeNull()
  localStorage.clear()
  languages.mockReturnValue(['nl', 'en-GB', 'fr'])
  await act(() => router.navigate('/'))
  expect(screen.queryByRole('button', { name: 'Lire cette page en français' })).toBeNull()
})

test('without cookies, a choice holds until the page is left', async () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  const { user, router } = renderSite('/', { articles: [makeArticle()] })
  await user.click(await current('English'))
  await user.click(option('Deutsch'))
  const chosen = await runWidget()
  await waitFor(() => expect(chosen).toEqual(['de']))
  await act(() => router.navigate('/about'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/de/about'))
})

test('Back leads to the page in the language that was chosen since', async () => {
  const { user, router } = renderSite('/about', { articles: [makeArticle()] })
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/articles'))
  await user.click(await current('English'))
  await user.click(option('Deutsch'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/de/articles'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/de/about'))
})

test('a press outside closes the list', async () => {
  const { user, button } = await openList()
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('option')).toBeNull()
})
