import type { Page } from 'playwright-core'

/**
 * Starts to measure how long a page's main thread keeps the processor busy, which depends less on what else the machine does than the time
 * that passes. Returns a function with the milliseconds so far.
 */
export async function startBusyTime(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const total = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await total()
  return async () => (await total()) - before
}
