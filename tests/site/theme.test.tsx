import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from './render-site'

const chosen = () => document.documentElement.dataset.theme
const colours = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ media }) => media)
const option = (name: string) => screen.findByRole('radio', { name })

async function open() {
  for (const scheme of ['light', 'dark']) {
    const meta = document.createElement('meta')
    Object.assign(meta, { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})` })
    meta.dataset.scheme = scheme
    document.head.append(meta)
  }
  return renderSite('/about')
}

afterEach(() => {
  document.head.innerHTML = ''
  delete document.documentElement.dataset.theme
})

test('a reader chooses dark, light, or the colours of the device', async () => {
  const { user } = await open()
  expect(await option('Match this device')).toBeChecked()
  await user.click(await option('Dark'))
  expect(await option('Dark')).toBeChecked()
  expect([chosen(), localStorage.getItem('theme'), colours()]).toEqual(['dark', 'dark', ['not all', 'all']])
  await user.click(await option('Light'))
  expect([chosen(), localStorage.getItem('theme'), colours()]).toEqual(['light', 'light', ['all', 'not all']])
  await user.click(await option('Match this device'))
  expect([chosen(), localStorage.getItem('theme')]).toEqual([undefined, null])
  expect(colours()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test('the choice of an earlier visit and of another tab applies', async () => {
  localStorage.setItem('theme', 'light')
  await open()
  expect(await option('Light')).toBeChecked()
  expect(colours()).toEqual(['all', 'not all'])
  localStorage.setItem('theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(await option('Dark')).toBeChecked()
  expect(chosen()).toBe('dark')
})

test('without storage, the choice lasts for the visit', async () => {
  const { user } = await open()
  const refuse = () => {
    throw new DOMException('Blocked')
  }
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  await user.click(await option('Dark'))
  expect(await option('Dark')).toBeChecked()
  expect(chosen()).toBe('dark')
  storage.mockRestore()
  await user.click(await option('Match this device'))
  expect(chosen()).toBeUndefined()
})

test.each(['sepia', '', '{}'])('the stored value %j means the colours of the device', async (value) => {
  localStorage.setItem('theme', value)
  await open()
  expect(await option('Match this device')).toBeChecked()
  expect(chosen()).toBeUndefined()
})
