// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderSite } from '../render-site'
import { keepPlace, packOf } from './kept-place'
import { startCaches } from './memory-caches'

type Answer = (signal: AbortSignal) => Promise<Response>

/** Answers each request for the one file of the place with the next of these, and then with the last. Call it after `renderSite`. */
function startHostOf(id: number, ...answers: Answer[]) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (String(url).includes('/pack')) return Response.json({ pack: packOf(id) })
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers
    return answer?.(init?.signal as AbortSignal) ?? Response.error()
  })
}

const arrives: Answer = async () => Response.json({ place: {} })
const isCut: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
const hangs: Answer = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))

const press = (user: ReturnType<typeof renderSite>['user'], name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button))

test('a place that was paused shows how far it has come, loads again on request, and can be paused again', async () => {
  const cache = await keepPlace(startCaches(), { id: 1, state: 'paused' })
  const { user } = renderSite('/saved')
  startHostOf(1, hangs, arrives)
  expect(await screen.findByRole('progressbar', { name: 'Keep offline' })).toHaveValue(0)
  expect(screen.getByText('1 kB of 2.4 MB')).toBeVisible()
  await press(user, 'Continue')
  await press(user, 'Pause')
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible()
  expect(await (await cache.match('/pack-record.json'))?.json()).toMatchObject({ state: 'paused' })
  await press(user, 'Continue')
  expect(await screen.findByText(/Kept offline · 2.4 MB/)).toBeVisible()
})

test('a place that was cut off on an earlier visit continues by itself, also after another cut', async () => {
  const cache = await keepPlace(startCaches(), { id: 2, state: 'loading' })
  renderSite('/saved')
  startHostOf(2, isCut, arrives)
  expect(await screen.findByText('No connection. Loading continues by itself.')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/Kept offline · 2.4 MB/)).toBeVisible()
  expect(await (await cache.match('/pack-record.json'))?.json()).toMatchObject({ state: 'kept' })
})

test('a full device is named before anything is loaded', async () => {
  const cache = await keepPlace(startCaches(), { id: 3, state: 'paused' })
  const storage = { estimate: async () => ({ quota: 1000, usage: 900 }) }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'))
  const { user } = renderSite('/saved')
  startHostOf(3, arrives)
  await press(user, 'Continue')
  expect(await screen.findByText('There is not enough space on this device.')).toBeVisible()
  expect(await cache.keys()).toHaveLength(1)
  await press(user, 'Remove: Danau Toba')
  expect(await screen.findByText(/^Nothing saved yet/)).toBeVisible()
})
