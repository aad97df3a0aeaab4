import { setTimeout as sleep } from 'node:timers/promises'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// Screens are loaded on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// jsdom replaces these classes. Node's buffers are not instances of its versions, so the server would treat them as
// plain objects.
globalThis.ArrayBuffer = Buffer.alloc(0).buffer.constructor as ArrayBufferConstructor
globalThis.Uint8Array = Object.getPrototypeOf(Buffer)

// Missing from jsdom and happy-dom, or dependent on a window size that they do not have.
window.scrollTo = () => {}
window.alert ??= () => {}
// Both editors measure where their text is.
document.elementFromPoint ??= () => document.body
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
// Neither DOM knows <search>, so React would warn about it.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' })
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

/** Returns and clears the errors and warnings logged so far. A test that expects some calls this, or it would fail. */
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

afterEach(async () => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  vi.restoreAllMocks()
  vi.useRealTimers()
  // A screen that is still loading would fail with the file's environment, and stay broken for the worker's other files.
  await vi.dynamicImportSettled()
  expect(takeComplaints(), 'logged to the console').toEqual([])
})

// Editor.js looks at the selection 180 ms after its last change, even if the editor is gone. Without the file's document
// that would fail. Nothing shows that it has looked, so this waits.
afterAll(async () => {
  if (document.getElementById('editor-js-styles')) await sleep(300)
})
