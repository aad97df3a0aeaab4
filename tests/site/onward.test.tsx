import { screen, within } from '@testing-library/react'
import { makeArticle } from '@tests/factories/article'
import { startHost } from '@tests/host'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderSite } from './render-site'

const clear = () => {
  localStorage.clear()
  delete document.documentElement.dataset.returning
}
beforeEach(clear)
afterEach(clear)

const toba = makeArticle({ title: 'Toba', content: '<p>Deep water</p>', published_at: '2026-05-01T00:00:00.000Z' })
const kerinci = makeArticle({ title: 'Kerinci', published_at: '2026-03-01T00:00:00.000Z' })

test('an article that was begun is offered on home, until it is read to its end', async () => {
  const { router, user } = renderSite(`/articles/${toba.id}`, { articles: [toba, kerinci] })
  const text = (await screen.findByText('Deep water')).closest('.prose') as HTMLElement
  await screen.findByRole('heading', { name: 'Related Articles' })
  const scrollTo = (top: number) => {
    text.getBoundingClientRect = () => ({ top, bottom: top + 10_000, height: 10_000 }) as DOMRect
    window.dispatchEvent(new Event('scroll'))
  }
  scrollTo(-4200)
  await expect.poll(() => localStorage.getItem('begun')).toContain('"at":0.42')
  expect(document.documentElement).toHaveAttribute('data-returning')

  await router.navigate('/')
  const begun = within(await screen.findByRole('region', { name: 'Continue reading' }))
  expect(begun.getByText('42% read')).toBeVisible()
  await user.click(begun.getByRole('link', { name: 'Toba' }))
  expect(router.state.location).toMatchObject({ pathname: `/articles/${toba.id}`, state: { continueAt: 0.42 } })
  const again = (await screen.findByText('Deep water')).closest('.prose') as HTMLElement
  again.getBoundingClientRect = () => ({ top: -9500, bottom: 500, height: 10_000 }) as DOMRect
  await screen.findByRole('heading', { name: 'Related Articles' })
  window.dispatchEvent(new Event('scroll'))
  await expect.poll(() => localStorage.getItem('begun')).toBe(null)
})

test('home shows what is new since the visit before, and nothing on a first visit', async () => {
  const host = startHost({ articles: [toba, kerinci] })
  renderSite('/', {}, host)
  await screen.findAllByRole('link', { name: 'Kerinci' })
  await expect.poll(() => localStorage.getItem('seen')).not.toBe(null)
  expect(screen.queryByRole('heading', { name: 'New since your visit' })).toBe(null)

  localStorage.setItem('seen', '2026-04-01T00:00:00.000Z')
  document.body.replaceChildren()
  renderSite('/', {}, host)
  const fresh = within(await screen.findByRole('region', { name: 'New since your visit' }))
  expect(fresh.getAllByRole('link').map((link) => link.textContent)).toEqual(['Toba'])
})
