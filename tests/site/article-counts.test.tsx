import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeArticle } from '@tests/factories/article'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderSite } from './render-site'

const counted = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '[]')

/** Stands for the window, in which elements come into view. */
function watchViews() {
  const watching = new Set<(entries: { isIntersecting: boolean }[]) => void>()
  class Observer {
    constructor(private report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      watching.add(this.report)
    }
    disconnect() {
      watching.delete(this.report)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return (isIntersecting: boolean) =>
    act(async () => {
      for (const report of watching) report([{ isIntersecting }])
    })
}

afterEach(() => sessionStorage.clear())

test('reaching the end and sharing are counted once, in the language of the page', async () => {
  const scroll = watchViews()
  const { host } = renderSite('/articles/5', { articles: [makeArticle({ id: 5, title: 'Deep water' })] })
  await screen.findByRole('heading', { level: 1, name: 'Deep water' })
  await waitFor(() => expect(counted('viewedArticles')).toEqual([5]))
  await scroll(false)
  expect(host.countOf('POST /api/articles/:id/read')).toBe(0)
  await scroll(true)
  await scroll(true)
  await waitFor(() => expect(counted('readArticles')).toEqual([5]))
  const link = screen.getByRole('link', { name: /WhatsApp/ })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  await waitFor(() => expect(counted('sharedArticles')).toEqual([5]))
  expect([host.countOf('POST /api/articles/:id/read'), host.countOf('POST /api/articles/:id/share')]).toEqual([1, 1])
})

test('a search is counted with whether it found something, once it was answered and nothing else is typed', async () => {
  const { host } = renderSite('/articles?q=orang%20pendek', { articles: [makeArticle({ id: 5, title: 'Deep water' })] })
  const searches = () => host.sent.filter(({ call }) => call === 'POST /api/statistics/searches')
  await waitFor(() => expect(searches()).toHaveLength(1), { timeout: 5000 })
  expect(searches()[0]?.body).toEqual({ phrase: 'orang pendek', found: false })
})
