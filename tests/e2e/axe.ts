import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** As a visitor with a light screen, whom nothing is to move past. */
export const still = { colorScheme: 'light', reducedMotion: 'reduce' } as const

/** What depends on the colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * An open menu of MUI hangs at the end of the page, in none of its regions, and hides all else from screen readers: a rule
 * of good practice that WCAG does not know, and that does not fit.
 */
const hasOpenMenu = async (page: Page) => (await page.locator('.MuiPopover-root').filter({ visible: true }).count()) > 0

/**
 * What axe finds on the page as it stands: by all its rules in light, with the size of targets, which it leaves out by
 * itself, and by those about colours in dark. The players of ads are pages of others.
 */
async function violations(page: Page, inDark: boolean) {
  const found: unknown[] = []
  const look = async (colorScheme: string, axe: AxeBuilder) => {
    // No frame is looked into, which is what the slower way is for; nor are rules' passes told of.
    const { violations } = await axe.exclude('iframe').setLegacyMode().analyze()
    for (const { id, nodes } of violations)
      found.push([colorScheme, page.url(), id, nodes.map(({ html, failureSummary }) => [html, failureSummary])])
  }
  const rules = { 'target-size': { enabled: true }, region: { enabled: !(await hasOpenMenu(page)) } }
  await look('light', new AxeBuilder({ page }).options({ rules, resultTypes: ['violations'], preload: false }))
  if (inDark) {
    await switchTo(page, 'dark')
    await look('dark', new AxeBuilder({ page }).withRules(COLOUR_RULES))
    await switchTo(page, 'light')
  }
  return found
}

/** The dashboard's theme follows a moment later. */
export async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((isDark) => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red < 128 === isDark
  }, colorScheme === 'dark')
}

/** `inDark`: no need of it for what differs from another state by its words alone. */
export const expectNothingFound = async (page: Page, { inDark = true } = {}) =>
  expect.soft(await violations(page, inDark)).toEqual([])

/** Once it is known who reads, the bar at the top has everything. */
export const siteIsReady = (page: Page) => page.locator('.session:not([aria-busy])').waitFor({ state: 'attached' })
