import type { Page } from 'playwright-core'
import { isDark, switchTo } from './axe'

/**
 * Records the style of the focused element. Returns `seen`, `end` if the focus has left this part of the page or is back
 * at its first stop, or a description of an element that is not visible.
 */
async function lookAt(part: string) {
  // The browser scrolls to the focused element in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const element = document.activeElement
  if (!element || element === document.body) return 'end'
  // Elements inside frames belong to other sites; MUI's sentinels pass the focus on; a screen that has just been loaded
  // focuses its heading.
  if (element.matches('iframe, h1, [data-testid^=sentinel]')) return 'seen'
  if (!element.closest(part) || element === window.stops[0]?.element) return 'end'
  window.stops.push({ element, looks: window.looksOf(element) })

  const { left, right, top, bottom } = element.getBoundingClientRect()
  const isHit = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }
  // Test the part of the element that is inside the window.
  const [x1, x2] = [Math.max(left, 0) + 2, Math.min(right, innerWidth) - 2]
  const [y1, y2] = [Math.max(top, 0) + 2, Math.min(bottom, innerHeight) - 2]
  const xs = [x1, (x1 + x2) / 2, x2]
  return [y1, (y1 + y2) / 2, y2].some((y) => xs.some((x) => isHit(x, y)))
    ? 'seen'
    : `${element.outerHTML.slice(0, 160)} at ${[left, top, right, bottom].map(Math.round)}`
}

declare global {
  interface Window {
    looksOf: (element: Element) => [Element, string][]
    stops: { element: Element; looks: [Element, string][] }[]
  }
}

function prepare() {
  const look = (element: Element) => {
    const style = getComputedStyle(element)
    const outline = style.outlineStyle === 'none' ? '' : `${style.outline} ${style.outlineColor}`
    return [outline, style.boxShadow, style.borderColor, style.borderWidth].join('|')
  }
  window.stops = []
  // The focus may be shown by the element or by a parent: a card, a checkbox, the frame of a field or of the block
  // editor.
  window.looksOf = (element) =>
    [
      element,
      element.parentElement,
      element.closest('.card'),
      element.closest('.codex-editor')?.closest('[aria-busy]'),
      ...(element.closest('.MuiInputBase-root')?.querySelectorAll('fieldset') ?? []),
    ].flatMap((each) => (each ? [[each, look(each)]] : []))
}

/** Moves the focus through a part of the page. Returns the elements that are outside the window or covered. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', part: string, most = 50) {
  const hidden = new Set<string>()
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAt, part)
    if (stop === 'end') break
    if (stop !== 'seen') hidden.add(stop)
  }
  return [...hidden]
}

/** Returns the visited elements that look the same without the focus, and clears the record. */
async function unmarked(page: Page) {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  return page.evaluate(async () => {
    // Wait for React to render without the focus.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const same = window.stops.filter(({ element, looks }) => {
      const now = new Map(window.looksOf(element))
      return element.isConnected && looks.every(([each, look]) => now.get(each) === look)
    })
    window.stops = []
    return [...new Set(same.map(({ element }) => element.outerHTML.slice(0, 160)))]
  })
}

/** Checks all focusable elements: forwards in one colour scheme, backwards in the other. */
export async function focusFaults(page: Page, part = 'body') {
  await page.evaluate(prepare)
  const found: Record<string, string[]> = {}
  found.hidden = await walk(page, 'Tab', part)
  const count = await page.evaluate(() => new Set(window.stops.map(({ element }) => element)).size)
  found.unmarked = await unmarked(page)
  await switchTo(page, (await isDark(page)) ? 'light' : 'dark')
  found.hiddenOnTheWayBack = await walk(page, 'Shift+Tab', part)
  found.unmarkedInTheOtherScheme = await unmarked(page)
  return { count, found: Object.entries(found).filter(([, stops]) => stops.length > 0) }
}
