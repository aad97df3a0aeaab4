import type { Page, Request } from 'playwright-core'
import { readTree, type Tree } from './tree'

/**
 * What a screen reader does not read, and yet shows that something happened: the styles of a text, the colours of the page, values, the
 * place to which it is scrolled.
 */
const looks = () => {
  const html = [...document.querySelectorAll('.codex-editor__redactor, .tiptap')].map((element) => element.innerHTML)
  const values = [...document.querySelectorAll('input, textarea, select')].map((field) =>
    field instanceof HTMLInputElement ? `${field.checked}${field.value}` : (field as HTMLTextAreaElement).value,
  )
  const details = [...document.querySelectorAll('details')].map(({ open }) => open)
  const { backgroundColor } = getComputedStyle(document.body)
  const drawings = [...document.querySelectorAll('svg[viewBox], [style*=transform]')].map(
    (element) => `${element.getAttribute('viewBox')}${element.getAttribute('style')}`,
  )
  const { activeElement, body } = document
  const { pressed } = window as { pressed?: Element }
  const isElsewhere = activeElement && activeElement !== body && !pressed?.contains(activeElement)
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const busy =
    '[style*="opacity: 0;"]:not([aria-hidden=true]), [role=progressbar]:not([aria-valuenow]), [aria-busy=true], [inert] .MuiSkeleton-root'
  const moves = document.getAnimations().some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
  const written = JSON.stringify([
    html,
    values,
    details,
    drawings,
    backgroundColor,
    location.href,
    document.documentElement.lang,
    Math.round(scrollY / 50),
  ])
  return {
    looks: written,
    popovers: document.querySelectorAll('.ce-popover--opened').length,
    /** Where the focus is; -1 on the page or on what was pressed, which has it anyway. */
    focus: isElsewhere ? [...document.querySelectorAll('*')].indexOf(activeElement) : -1,
    isBusy: moves || [...document.querySelectorAll(busy)].some(isShown),
  }
}

export type Look = { tree: Tree; looks: string; focus: number; isBusy: boolean; popovers: number }

const differs = (before: Look, now: Look) =>
  now.tree.text !== before.tree.text || now.looks !== before.looks || (now.focus !== -1 && now.focus !== before.focus)

/** Watches a page: what it asks for, opens, and complains about. */
export function watch(page: Page) {
  const running = new Set<Request>()
  let happened = 0
  let faults: string[] = []
  const isOurs = (url: string) => new URL(url).pathname.startsWith('/api/')

  page.on('request', (request) => {
    if (!isOurs(request.url())) return
    running.add(request)
    happened += 1
  })
  page.on('requestfinished', (request) => running.delete(request))
  page.on('requestfailed', (request) => running.delete(request))
  page.on('response', (response) => {
    if (response.status() >= 500 || (isOurs(response.url()) && [403, 404, 405].includes(response.status())))
      faults.push(`${response.request().method()} ${new URL(response.url()).pathname}: ${response.status()}`)
  })
  page.on('console', (message) => {
    // Chromium writes one for each refusal, which is counted above.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('dialog', (dialog) => {
    happened += 1
    void dialog.accept().catch(() => {})
  })
  page.on('download', (download) => {
    happened += 1
    void download.cancel().catch(() => {})
  })
  page.on('filechooser', () => {
    happened += 1
  })
  page.context().on('page', (other) => {
    happened += 1
    void other.close().catch(() => {})
  })

  const look = async (): Promise<Look> => {
    const [tree, seen] = await Promise.all([readTree(page), page.evaluate(looks)])
    return { tree, ...seen }
  }

  /** Waits until nothing loads and nothing moves. */
  async function settled(known?: Look): Promise<Look> {
    let before = known
    for (let tries = 0; tries < 200; tries += 1) {
      const now = await look().catch(() => undefined)
      const isSame = now && before && now.tree.text === before.tree.text && now.looks === before.looks
      if (now && isSame && running.size === 0 && !now.isBusy) return now
      before = now
      await page.waitForTimeout(40)
    }
    return before ?? look()
  }

  /** Waits for anything that a control may do. */
  async function changeSince(before: Look, count: number): Promise<{ isChanged: boolean; now?: Look }> {
    let now: Look | undefined
    for (let tries = 0; tries < 400; tries += 1) {
      now = await look().catch(() => undefined)
      if (!now || happened > count || differs(before, now)) return { isChanged: true, ...(now && { now }) }
      await page.waitForTimeout(50)
    }
    return { isChanged: false, ...(now && { now }) }
  }

  /** Loads an address again. Requests of the document before it are forgotten: they never report their end. */
  async function open(address: string) {
    running.clear()
    await page.goto(address)
    // The code of a screen comes after that of the dashboard.
    await page.locator('h1').first().waitFor({ state: 'attached', timeout: 60_000 })
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    return settled()
  }

  return {
    look,
    open,
    settled,
    changeSince,
    count: () => happened,
    takeFaults() {
      const taken = faults
      faults = []
      return taken
    },
  }
}
