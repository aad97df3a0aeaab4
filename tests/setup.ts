import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Screens come in parts that load when they are first needed, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 8000 })

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

// jsdom works out each element's style rule by rule, a quarter of the time of a screen's tests, which look at no
// styles: these are the browser tests' matter. So no style sheet of Emotion's is read.
const createElement = Document.prototype.createElement
Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
  const element = createElement.call(this, name, options)
  if (element instanceof HTMLStyleElement) element.type = 'text/plain'
  return element
} as typeof createElement

// For the same reason nobody asks for more than whether an element is hidden, by its own style or by itself.
const hidden = document.createElement('div').style
hidden.display = 'none'
window.getComputedStyle = (element) =>
  element.hasAttribute('hidden') ? hidden : ((element as HTMLElement).style ?? document.body.style)

// React keeps a stack for each element it makes, up to 10,000 a second, to say who made it where it warns: a tenth of
// the time of a screen's tests. A full count has it make none.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
Object.defineProperty((React as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
})

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
