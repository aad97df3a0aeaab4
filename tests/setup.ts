import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// What jsdom lacks and browsers have.
window.scrollTo = () => {}
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList

let complaints: unknown[][] = []

/** For a test that provokes them: takes what was logged so far, so that it does not fail the test. */
export function takeComplaints() {
  const taken = complaints
  complaints = []
  return taken.map((parts) => parts.join(' '))
}

beforeEach(() => {
  complaints = []
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => {
      complaints.push(parts)
    })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(takeComplaints(), 'logged to the console').toEqual([])
})
