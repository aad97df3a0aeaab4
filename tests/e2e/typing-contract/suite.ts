import { openPage } from '@tests/e2e/fixtures'
import { afterAll, beforeAll, vi } from 'vitest'
import type { Case } from './cases'
import { chromiumDriver, type Driver } from './driver'
import { described } from './report'
import { runCase } from './run-case'
import { servePage } from './serve-page'

/** Serves the page of the editor to the tests of a file. */
export function servedPage() {
  let host: Awaited<ReturnType<typeof servePage>>
  beforeAll(async () => {
    // As readers of the dashboard get it: tests have another environment, in which React would warn and be slow.
    vi.stubEnv('NODE_ENV', 'production')
    host = await servePage()
    vi.unstubAllEnvs()
  })
  afterAll(() => host.close())
  return { address: () => host.address }
}

/** Counts combinations, and prints how many a file has run when it ends. */
export function countOf(engine: string) {
  const count = { run: 0, passed: 0 }
  afterAll(() => {
    process.stdout.write(`\nTyping contract, ${engine}: ${count.run} combinations run, ${count.passed} passed\n`)
  })
  return count
}

let runs = 0

/** Runs cases one after the other on one page. Returns what fails, to read. */
export async function failuresOf(driver: Driver, cases: Case[], count = { run: 0, passed: 0 }) {
  const failures: string[] = []
  for (const given of cases) {
    runs += 1
    const failure = await runCase(driver, given, String(runs))
    count.run += 1
    if (failure) failures.push(described(failure))
    else count.passed += 1
  }
  return failures.join('\n')
}

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } }

/** High enough for a picture with its caption, and what is before it. */
const COMPUTER = { hasTouch: false, viewport: { width: 900, height: 1000 } }

/** Opens the page in Chromium, as on a phone or not. */
export async function openInChromium(address: string, isPhone: boolean) {
  return chromiumDriver(await openPage(address, isPhone ? PHONE : COMPUTER))
}
