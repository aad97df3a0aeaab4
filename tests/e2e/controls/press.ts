import type { Page } from 'playwright-core'
import type { Control } from './tree'

export type Mode = 'mouse' | 'touch' | 'keyboard'

type Place = { x: number; y: number } | { fault: string }

/** Where a person would press; scrolls there as they would. */
export const placeOf = (page: Page, control: Control): Promise<Place> =>
  page.locator(`aria-ref=${control.ref}`).evaluate((element: Element): Place => {
    const isHit = (hit: Element | null) =>
      hit !== null &&
      (element.contains(hit) ||
        hit === element ||
        (hit.closest('label')?.contains(element) ?? false) ||
        [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)) ||
        // The icon of a MUI checkbox is beside its field, and a field within its frame.
        (element instanceof HTMLInputElement && (element.parentElement?.contains(hit) ?? false)) ||
        (hit instanceof HTMLInputElement && (hit.parentElement?.contains(element) ?? false)))
    // Fields of switches are transparent over the picture of the switch.
    const seen = element instanceof HTMLInputElement ? element.parentElement : element
    for (let each: Element | null = seen; each; each = each.parentElement) {
      const { opacity, visibility } = getComputedStyle(each)
      if (Number(opacity) < 0.1 || (each === seen && visibility === 'hidden'))
        return { fault: 'is seen only under a pointer' }
    }
    let fault = ''
    for (const block of ['center', 'nearest', 'start', 'end'] as const) {
      const scrolled = new Map<Element, number>()
      for (let each = element.parentElement; each; each = each.parentElement) scrolled.set(each, each.scrollLeft)
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      const rect = [...element.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
      if (!rect) return { fault: 'has no size' }
      for (const [each, left] of scrolled)
        if (Math.abs(each.scrollLeft - left) > 1 && !each.closest('[role=tablist], .tc-wrap, .codex-editor, pre'))
          return { fault: `has to be scrolled to sideways in ${each.tagName.toLowerCase()}.${each.className}` }
      const x = rect.left + rect.width / 2
      const y = rect.top + rect.height / 2
      if (x < 0 || x > innerWidth) return { fault: 'is beside the window' }
      const hit = document.elementFromPoint(x, y)
      if (isHit(hit)) return { x, y }
      fault = `is covered by ${hit?.outerHTML.slice(0, 120)}`
    }
    return { fault }
  })

/** The keys that press a control that has the focus. */
const KEYS: Record<string, string[]> = {
  checkbox: ['Space'],
  switch: ['Space'],
  radio: ['Space'],
  combobox: ['ArrowDown'],
  option: ['ArrowDown', 'Enter'],
  textbox: [],
  searchbox: [],
  spinbutton: [],
  slider: ['ArrowRight'],
}

async function pressKeys(page: Page, control: Control) {
  const locator = page.locator(`aria-ref=${control.ref}`)
  // The list of an autocomplete leaves the focus in its field, and that of Editor.js in the text.
  const isOfPopover = await locator.evaluate((element) => element.closest('.ce-popover') !== null)
  if (isOfPopover) {
    for (let steps = 0; steps < 60; steps += 1) {
      const isReached = await locator.evaluate((element) =>
        [element, ...element.querySelectorAll('*')].some((each) => each.classList.contains('ce-popover-item--focused')),
      )
      if (isReached) return void (await page.keyboard.press('Enter'))
      await page.keyboard.press('ArrowDown')
    }
    return 'cannot be reached with arrow keys'
  }
  if (control.role !== 'option') {
    const isFocused = await locator.evaluate((element) => {
      ;(element as HTMLElement).focus()
      return element === document.activeElement || element.contains(document.activeElement)
    })
    if (!isFocused) return 'cannot have the focus'
  }
  for (const key of KEYS[control.role] ?? ['Enter']) await page.keyboard.press(key)
}

/** Presses as a person would. Returns why that is not possible. */
export async function press(page: Page, mode: Mode, control: Control): Promise<string | undefined> {
  if (mode === 'keyboard') return (await pressKeys(page, control)) || undefined
  const place = await placeOf(page, control)
  if ('fault' in place) return place.fault
  if (mode === 'touch') await page.touchscreen.tap(place.x, place.y)
  else await page.mouse.click(place.x, place.y)
  return undefined
}
