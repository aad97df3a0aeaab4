import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const WINDOWS = [
  { ...PHONE, size: 44 },
  { viewport: { width: 768, height: 1024 }, size: 24 },
  { viewport: { width: 1440, height: 900 }, size: 24 },
]

async function openMap(options: object, path = '/places') {
  const page = await openPage(path, options)
  await siteIsReady(page)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  return page
}

/** The points at whose middle something else would be pressed, and those that are too small. */
const faults = (page: Page, size: number) =>
  page.evaluate(async (least) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    document.querySelector('.map')?.scrollIntoView({ block: 'center' })
    const areas = [...document.querySelectorAll('.marker-area')].filter((area) => area.checkVisibility())
    return areas.flatMap((area) => {
      const { left, top, width, height } = area.getBoundingClientRect()
      const link = area.closest('a')
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const isRight = link?.contains(hit ?? null) && width >= least - 0.5 && height >= least - 0.5
      return isRight ? [] : [`${link?.getAttribute('aria-label')} ${width} ${hit?.outerHTML.slice(0, 80)}`]
    })
  }, size)

const markers = (page: Page) => page.locator('.marker').filter({ visible: true })

test.each(WINDOWS)(
  'at every zoom each point of the map is the one that is pressed, in %o',
  async ({ size, ...options }) => {
    const page = await openMap(options)
    expect(await faults(page, size)).toEqual([])
    for (let step = 0; step < 9; step += 1) {
      await page.getByRole('button', { name: 'Zoom in' }).click()
      expect(await faults(page, size)).toEqual([])
      // Never into the middle of nothing.
      expect(await markers(page).count()).toBeGreaterThan(0)
    }
  },
)

test('on a phone a tap opens a card, the next one the place, and a swipe over the map scrolls the page', async () => {
  const page = await openMap(PHONE)
  const map = page.getByRole('region', { name: 'Map of Sumatra' })
  const weh = map.getByRole('link', { name: /^Pulau Weh/ }).locator('.marker-area')
  await weh.tap()
  const close = page.getByRole('button', { name: 'Close' })
  await close.waitFor()
  for (const part of ['Pulau Weh', 'Island · Aceh', 'coral reefs'])
    expect(await page.locator('.map-card').innerText()).toContain(part)
  await page.getByRole('heading', { level: 1 }).tap()
  await expect.poll(() => close.count()).toBe(0)

  await page.getByRole('button', { name: 'Zoom in' }).tap()
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await map.boundingBox()
  if (!box) throw new Error('No map')
  const before = await page.evaluate(() => scrollY)
  const client = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x, y })
  for (let moved = 20; moved <= 200; moved += 20) await touch('touchMove', { x, y: y - moved })
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  await page.getByRole('button', { name: 'Whole island' }).tap()
  await weh.tap()
  await close.waitFor()
  await weh.tap()
  await page.getByRole('heading', { level: 1, name: 'Pulau Weh' }).waitFor()
})
