import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Waits until the target has the focus. React moves the focus after it has rendered. */
export const expectFocus = (target: Locator, message?: string) =>
  expect.poll(() => isFocused(target), { message }).toBe(true)

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Tabs to the target and presses Enter. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Tabs to the target and types. */
export async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
