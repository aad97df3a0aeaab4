// @vitest-environment jsdom
import { LANGUAGES } from '@shared/languages'
import { act, screen, waitFor } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

/** The select element that the widget's script adds to the page. */
function widgetArrives(...codes: string[]) {
  const select = document.createElement('select')
  select.className = 'goog-te-combo'
  for (const code of codes) select.append(new Option(code, code))
  const chosen: string[] = []
  select.addEventListener('change', () => chosen.push(select.value))
  document.getElementById('translate-widget')?.append(select)
  return chosen
}

const script = () => document.querySelector<HTMLScriptElement>('script[src*="widget.js"]')

afterEach(() => {
  document.getElementById('translate-widget')?.remove()
  script()?.remove()
})

const openList = async () => {
  const { user } = renderSite('/', { articles: [makeArticle()] })
  const button = await screen.findByRole('button', { name: 'Language: English' })
  await user.click(button)
  return { user, button }
}

test('the list shows the sixteen languages by their own names and marks the current one', async () => {
  await openList()
  const options = screen.getAllByRole('option')
  expect(options.map((option) => option.getAttribute('lang'))).toEqual(LANGUAGES.map(({ code }) => code))
  expect(screen.getByRole('option', { name: '日本語' })).toHaveAttribute('title', 'Japanese')
  expect(options.filter((option) => option.getAttribute('aria-selected') === 'true')).toEqual([
    screen.getByRole('option', { name: 'English' }),
  ])
  expect(screen.getByRole('option', { name: 'English' })).toHaveFocus()
  expect(script()).toBeNull()
})

test('choosing a language sets the widget’s value, fires its change event, stores the choice and closes the list', async () => {
  const { user, button } = await openList()
  await user.click(screen.getByRole('option', { name: 'Bahasa Indonesia' }))
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(script()?.src).toBe('http://localhost:3000/widget.js?cb=startTranslateWidget'))
  expect(document.getElementById('translate-widget')).not.toBeVisible()
  const chosen = widgetArrives('en', 'id')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /: ?Bahasa Indonesia$|：Bahasa Indonesia$/ })).toBeEnabled(),
  )
  expect(chosen).toEqual(['id'])
  expect(decodeURIComponent(document.cookie)).toContain('googtrans=/en/id')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByText('Translation failed.')).toBeNull()
})

test('the choice of an earlier visit applies on start', async () => {
  document.cookie = 'googtrans=/en/ja; path=/'
  renderSite('/', { articles: [makeArticle()] })
  await waitFor(() => expect(script()).not.toBeNull())
  // A translator may take its time.
  expect(screen.getByRole('button', { name: /: ?日本語$|：日本語$/ })).toBeEnabled()
  const chosen = widgetArrives('ja')
  await waitFor(() => expect(chosen).toContain('ja'))
})

test('a widget that does not answer within eight seconds counts as failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openList()
  await user.click(screen.getByRole('option', { name: 'Deutsch' }))
  await vi.waitFor(() => expect(script()).not.toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(7000))
  expect(screen.queryByText('Translation failed.')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(await screen.findByText('Translation failed.')).toBeVisible()
})

test('a widget that cannot be loaded counts as failed and can be retried', async () => {
  const { user } = await openList()
  await user.click(screen.getByRole('option', { name: 'Deutsch' }))
  await waitFor(() => expect(script()).not.toBeNull())
  act(() => script()?.dispatchEvent(new Event('error')))
  expect(await screen.findByRole('alert')).toHaveTextContent('Translation failed.')
  const button = await screen.findByRole('button', { name: /: ?Deutsch$|：Deutsch$/ })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  const chosen = widgetArrives('de')
  await waitFor(() => expect(chosen).toEqual(['de']))
  await waitFor(() => expect(screen.queryByText('Translation failed.')).toBeNull())
})

test('a failure is shown once, and not repeated on the next page but after another choice', async () => {
  const fail = async () => {
    await waitFor(() => expect(script()).not.toBeNull())
    act(() => script()?.dispatchEvent(new Event('error')))
  }
  document.cookie = 'googtrans=/en/de; path=/'
  const { user } = renderSite('/de', { articles: [makeArticle()] })
  await fail()
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Übersetzung ist fehlgeschlagen.')
  await user.click(screen.getByRole('button', { name: 'Diese Meldung schließen' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: /Deutsch$/ })).toHaveFocus()

  await user.click(screen.getAllByRole('link', { name: 'Artikel' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Artikel' })
  expect(script()).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()

  await user.click(screen.getByRole('button', { name: /Deutsch$/ }))
  await user.click(screen.getByRole('option', { name: 'Français' }))
  await fail()
  expect(await screen.findByRole('alert')).toHaveTextContent('Translation failed.')
})

test('arrows, Home and End move through the list; Escape closes it', async () => {
  const { user, button } = await openList()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { name: '简体中文' })).toHaveFocus()
  await user.keyboard('{End}')
  expect(screen.getByRole('option', { name: 'Bahasa Melayu' })).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(screen.getByRole('option', { name: 'English' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name: 'English' })).toHaveFocus()
})

test.each([
  ['por', 'Português'],
  ['p', 'Português'],
  ['ee', 'English'],
  ['bb', 'Bahasa Melayu'],
  ['jap', '日本語'],
  ['日', '日本語'],
])('typing %s leads to the language whose name, or English name, begins with it', async (typed, name) => {
  const { user } = await openList()
  await user.keyboard(typed)
  expect(screen.getByRole('option', { name })).toHaveFocus()
})
