import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A visitor with a light colour scheme and reduced motion. */
export const still = { colorScheme: 'light', reducedMotion: 'reduce' } as const

/** The rules that depend on colours only. They take half of the time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * MUI appends open menus to the body, outside all landmarks, and hides the rest of the page from screen readers. The
 * `region` rule, a best practice that WCAG does not require, does not fit this case.
 */
const hasOpenMenu = async (page: Page) => (await page.locator('.MuiPopover-root').filter({ visible: true }).count()) > 0

/** Runs axe in the page. Loads it only once in each document, because compiling it takes as long as a short check. */
async function run(page: Page, within: string, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const scheme = (await isDark(page)) ? 'dark' : 'light'
  const found = await page.evaluate(
    async ([within, options]) => {
      const context = { include: [within], exclude: ['iframe'] }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options)
      return violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => [html, failureSummary])])
    },
    [within, options] as const,
  )
  return found.map((violation) => [scheme, page.url(), ...violation])
}

export const isDark = (page: Page) => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)

/** Switches the colour scheme and waits for the dashboard's theme to follow. */
export async function switchTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((isDark) => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
    return red < 128 === isDark
  }, colorScheme === 'dark')
}

type Check = {
  /**
   * The colour schemes whose colours are checked: `light`, or `none` for states whose colours are checked elsewhere. With
   * `both`, the page is left in the other scheme, because a switch takes as long as a check.
   */
  colours?: 'both' | 'light' | 'none'
  /** Limits the check to a part, for states of pages that are checked elsewhere. */
  within?: string
}

/**
 * The violations that axe finds in the current state of the page: all rules, including the target size, which is off by
 * default, and the colour rules in the other colour scheme. Players in frames belong to other sites and are excluded.
 */
async function violations(page: Page, { colours = 'both', within = 'html' }: Check) {
  const options: RunOptions = { resultTypes: ['violations'], preload: false, iframes: false, elementRef: false }
  const switchedOff = colours === 'none' ? COLOUR_RULES : []
  const rules = {
    'target-size': { enabled: true },
    region: { enabled: !(await hasOpenMenu(page)) },
    ...Object.fromEntries(switchedOff.map((rule) => [rule, { enabled: false }])),
  }
  if (colours === 'light' && (await isDark(page))) await switchTo(page, 'light')
  const found = await run(page, within, { ...options, rules })
  if (colours !== 'both') return found
  await switchTo(page, (await isDark(page)) ? 'light' : 'dark')
  return [...found, ...(await run(page, within, { ...options, runOnly: COLOUR_RULES }))]
}

export const expectNoViolations = async (page: Page, check: Check = {}) =>
  expect.soft(await violations(page, check)).toEqual([])

/** The script runs, and the header is complete, once the session is known. */
export const siteIsReady = (page: Page) =>
  page.locator('.session:not(.unknown, [aria-busy])').waitFor({ state: 'attached' })
