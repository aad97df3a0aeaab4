import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A visitor with a light colour scheme and reduced motion. */
export const still = { colorScheme: 'light', reducedMotion: 'reduce' } as const

/** The rules that depend on colours only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * MUI appends open menus to the body, outside all landmarks, and hides the rest of the page from screen readers. The
 * `region` rule, a best practice that WCAG does not require, does not fit this case.
 */
const hasOpenMenu = async (page: Page) => (await page.locator('.MuiPopover-root').filter({ visible: true }).count()) > 0

/**
 * The violations that axe finds in the current state of the page: all rules in light mode, including the target size,
 * which is off by default, and the colour rules in dark mode. Players in frames belong to other sites and are excluded.
 */
async function violations(page: Page, inDark: boolean, within: string) {
  const found: unknown[] = []
  const look = async (colorScheme: string, axe: AxeBuilder) => {
    // Legacy mode is faster. It only lacks frames, which are excluded.
    const { violations } = await axe.include(within).exclude('iframe').setLegacyMode().analyze()
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

/** Switches the colour scheme and waits for the dashboard's theme to follow. */
export async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((isDark) => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red < 128 === isDark
  }, colorScheme === 'dark')
}

/**
 * `inDark: false` skips the dark mode, for states whose colours are checked elsewhere. `within` limits the check to a
 * part, for states of pages that are checked elsewhere.
 */
export const expectNoViolations = async (page: Page, { inDark = true, within = 'html' } = {}) =>
  expect.soft(await violations(page, inDark, within)).toEqual([])

/** The header is complete once the session is known. */
export const siteIsReady = (page: Page) => page.locator('.session:not([aria-busy])').waitFor({ state: 'attached' })
