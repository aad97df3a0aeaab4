import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Screens come in parts that are loaded when they are first needed, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// jsdom brings its own, of which Node's buffers are no instances, so that the server takes them for plain objects.
globalThis.ArrayBuffer = Buffer.alloc(0).buffer.constructor as ArrayBufferConstructor
globalThis.Uint8Array = Object.getPrototypeOf(Buffer)

// What these environments lack, or answer by a window that nobody has sized.
window.scrollTo = () => {}
// Both editors ask where their text is.
document.elementFromPoint ??= () => document.body
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
window.matchMedia = (query: string) =>
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
