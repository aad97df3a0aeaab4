import { expect, test } from 'vitest'
import { siteIsReady } from './axe'
import { openPage } from './fixtures'

type Shift = PerformanceEntry & { value: number }

test('a reader continues an article where they stopped, and nothing moves on home for it', async () => {
  const page = await openPage('/articles/1', { viewport: { width: 360, height: 740 } })
  await siteIsReady(page)
  await page.getByRole('heading', { name: 'Related Articles' }).waitFor()
  const stopped = await page.evaluate(() => {
    const { top, height } = document.querySelector('.article .prose')?.getBoundingClientRect() ?? new DOMRect()
    window.scrollTo(0, window.scrollY + top + height / 2)
    return window.scrollY
  })
  await page.waitForFunction(() => localStorage.getItem('begun'))

  await page.goto('/')
  const link = page.getByRole('region', { name: 'Continue reading' }).getByRole('link')
  await link.waitFor()
  const shift = await page.evaluate(async () => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as Shift).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return sum
  })
  expect(shift).toBeLessThan(0.01)

  await link.click()
  await page.getByRole('heading', { name: 'Related Articles' }).waitFor()
  await page.waitForFunction((at) => Math.abs(window.scrollY - at) < 200, stopped)
})
