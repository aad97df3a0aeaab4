/**
 * The pictures of README.md and docs/features.md, of a running server with the demo content:
 * `npx tsx scripts/screenshots.ts http://127.0.0.1:3000`. Names after the address make only these.
 */
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { CHROMIUM_ARGS, findChromium } from '../tests/e2e/chromium.ts'

type Shot = {
  path: string
  as?: 'admin' | 'editor' | 'marketing' | 'member'
  dark?: true
  savesData?: true
  prepare?: (page: Page) => Promise<void>
}

const WIDTH = 1440
const HEIGHT = 900

const from = (selector: string) => async (page: Page) => {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView())
  // What stays at the top of the window would cover it.
  await page.evaluate(() => scrollBy(0, -120))
}

async function selectWord(page: Page) {
  await from('.codex-editor')(page)
  await page
    .locator('.ce-block .ce-paragraph')
    .nth(1)
    .dblclick({ position: { x: 100, y: 12 } })
  await page.locator('.ce-popover--inline .ce-popover-item').first().waitFor()
}

const shots: Record<string, Shot> = {
  home: { path: '/' },
  'home-dark': { path: '/', dark: true },
  dashboard: { path: '/dashboard', as: 'editor' },
  editor: { path: '/dashboard/articles/1', as: 'editor', prepare: selectWord },
  article: { path: '/articles/6' },
  places: { path: '/places', prepare: from('.map') },
  arabic: { path: '/ar' },
  lite: { path: '/articles/6', savesData: true },
  translations: { path: '/dashboard/translations', as: 'editor' },
  ads: { path: '/dashboard/ads', as: 'editor' },
  newsletter: { path: '/dashboard/newsletter/2', as: 'editor' },
  media: { path: '/dashboard/media', as: 'editor', prepare: (page) => page.locator('main img').nth(8).waitFor() },
  accounts: { path: '/dashboard/profile', as: 'admin', prepare: from('text=Where you are signed in') },
}

const [origin = 'http://127.0.0.1:3000', ...names] = process.argv.slice(2)

async function signIn(name: string) {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@eyeofsumatra.example`, password: DEMO_PASSWORD }),
  })
  return ((await reply.json()) as { token: string }).token
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS })
for (const [name, { path, as, dark, savesData, prepare }] of Object.entries(shots)) {
  if (names.length > 0 && !names.includes(name)) continue
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: savesData && { 'save-data': 'on' },
  })
  if (as) {
    const token = await signIn(as)
    await page.addInitScript((value) => localStorage.setItem('token', value), token)
  }
  await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 120_000 })
  if (as) await page.locator('main h1').first().waitFor()
  await prepare?.(page)
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
  const picture = await page.screenshot()
  const { size } = await sharp(picture).webp({ quality: 70, effort: 6 }).toFile(`docs/images/${name}.webp`)
  console.log(`${name}: ${Math.round(size / 1000)} kB`)
  await page.close()
}
await browser.close()
