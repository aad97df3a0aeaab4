import type { Locator, Page } from 'playwright-core'

export const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Goes on with Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Goes there with Tab and presses Enter. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Goes there with Tab and types. */
export async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}
