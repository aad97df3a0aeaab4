import type { Page } from 'playwright-core'
import { DASHBOARD, patternOf } from './addresses'
import { type Look, watch } from './effects'
import { exceptionOf } from './exceptions'
import { type Mode, placeOf, press } from './press'
import type { Control } from './tree'

export type Report = { pressed: number; looked: number; gone: number; screens: string[]; faults: string[] }

const newReport = (): Report => ({ pressed: 0, looked: 0, gone: 0, screens: [], faults: [] })

type Options = {
  mode: Mode
  /** The addresses to begin with; links to further kinds of screens are followed. */
  addresses: string[]
  /** Keys that need not be pressed again. */
  done?: Set<string>
  /** Whether only the addresses are walked. */
  isShort?: boolean
  report?: Report
}

const TEXT_FIELDS = new Set(['textbox', 'searchbox', 'spinbutton'])

/** First what leaves the screen as it is. */
const ORDER = ['link', 'tab', 'button']
const orderOf = ({ role }: Control) => (ORDER.includes(role) ? ORDER.indexOf(role) : ORDER.length)

const pathOf = (page: Page) => new URL(page.url()).pathname

/** Presses every control of the screens, and of what each press opens. */
export async function walk(
  page: Page,
  { mode, addresses, done = new Set(), isShort = false, report = newReport() }: Options,
): Promise<Report> {
  const watched = watch(page)
  const storage = await page.evaluate(() => Object.entries(localStorage))
  // What forms and lists remember must not change the screen for the next press.
  await page.addInitScript((entries) => {
    if (window.top !== window) return
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, storage)
  const kinds = new Map(addresses.map((address) => [patternOf(address), address]))

  async function open(address: string) {
    await page.mouse.move(0, 0).catch(() => {})
    return watched.open(address)
  }

  // What has gone away does not come back.
  page.setDefaultTimeout(3_000)
  page.setDefaultNavigationTimeout(120_000)

  const find = (look: Look, key: string) => look.tree.controls.find((control) => control.key === key)

  /** What was pressed last. */
  let last = ''

  /** A page that renders again may take away what is about to be pressed. */
  async function judge(control: Control, where: string) {
    try {
      return await pressAndLook(control, where)
    } catch (error) {
      if (!/Timeout|not attached|aria-ref/.test((error as Error).message)) throw error
      report.gone += 1
      return undefined
    }
  }

  /** Presses, and notes what is wrong. Returns how the page looks afterwards. */
  async function pressAndLook(wanted: Control, where: string): Promise<Look | undefined> {
    const control = find(await watched.look(), wanted.key)
    if (!control) {
      report.gone += 1
      return undefined
    }
    const label = `${where}: ${control.role} "${control.name}"${control.overlay ? ` in ${control.overlay}` : ''}`
    const fault = (text: string) => report.faults.push(`${label} ${text}`)
    last = label
    const exception = exceptionOf(control, mode)
    if (exception || control.isDisabled) {
      report.looked += 1
      if (exception && !exception.isUnseen && mode !== 'keyboard') {
        const place = await placeOf(page, control)
        if ('fault' in place) fault(place.fault)
      }
      return undefined
    }
    // Focus is all that a field owes to a press, a field with suggestions too.
    const isText =
      TEXT_FIELDS.has(control.role) ||
      (await page
        .locator(`aria-ref=${control.ref}`)
        .evaluate((element) => element instanceof HTMLInputElement && element.type === 'text'))
    await page.locator(`aria-ref=${control.ref}`).evaluate((element, noted) => {
      ;(window as { pressed?: Element }).pressed = noted ? element : undefined
      if (!noted) (document.activeElement as HTMLElement | null)?.blur()
    }, !isText)
    watched.takeFaults()
    // Such as the number of the page that is shown.
    const isCurrent = await page
      .locator(`aria-ref=${control.ref}`)
      .evaluate((element) => element.hasAttribute('aria-current'))
    const before = await watched.look()
    const count = watched.count()
    const failure = await press(page, mode, control)
    if (failure) {
      fault(failure)
      return watched.settled()
    }
    report.pressed += 1
    const { isChanged, now } = await watched.changeSince(before, count)
    const leadsHere = control.url !== undefined && new URL(control.url, page.url()).href === page.url()
    if (!isChanged && !control.isChosen && !isCurrent && !leadsHere) fault('does nothing')
    const after = await watched.settled(now)
    if (after.tree.controls.length === 0 && page.url().includes(DASHBOARD))
      fault('opens something in which nothing can be pressed')
    for (const text of watched.takeFaults()) fault(`complains: ${text.slice(0, 300)}`)
    return after
  }

  /** What is open over a screen hides the bar and the menu. */
  const layersOf = ({ tree, popovers }: Look) =>
    tree.overlays + popovers + (tree.controls.some(({ isInFrame }) => isInFrame) ? 0 : 1)

  /** Closes what a press has opened, and returns to the screen. */
  async function restore(address: string, base: Look, look: Look | undefined): Promise<Look> {
    const path = new URL(address, page.url()).pathname
    let now = look ?? (await watched.settled())
    if (pathOf(page) === path && layersOf(now) > layersOf(base)) {
      const layers = layersOf(now)
      await page.keyboard.press('Escape')
      for (let tries = 0; tries < 60 && layersOf(now) >= layers; tries += 1) {
        await page.waitForTimeout(50)
        now = await watched.look()
      }
      if (layersOf(now) >= layers) report.faults.push(`${last} opens what Escape does not close`)
      now = await watched.settled(now)
    }
    if (pathOf(page) !== path && pathOf(page).startsWith(DASHBOARD)) {
      await page.goBack().catch(() => {})
      now = await watched.settled()
    }
    if (pathOf(page) !== path || layersOf(now) > layersOf(base)) return open(address)
    return now
  }

  async function pressAll(address: string) {
    const pattern = patternOf(address)
    watched.takeFaults()
    const base = await open(address)
    const where = `${mode} ${pattern}`
    report.screens.push(pattern)
    for (const text of watched.takeFaults()) report.faults.push(`${where} complains: ${text.slice(0, 300)}`)
    for (const { url } of base.tree.controls) follow(url)
    const keyOf = ({ key, isInFrame }: Control) => `${isInFrame ? '' : pattern}${key}`
    let now = base
    for (const wanted of [...base.tree.controls].sort((a, b) => orderOf(a) - orderOf(b))) {
      if (done.has(keyOf(wanted))) continue
      done.add(keyOf(wanted))
      let control = find(now, wanted.key)
      if (!control) {
        now = await open(address)
        control = find(now, wanted.key)
      }
      if (!control) {
        report.gone += 1
        continue
      }
      const known = new Set(now.tree.controls.map(({ key }) => key))
      const label = `${where}: ${control.role} "${control.name}"`
      const path = pathOf(page)
      let after = await judge(control, where)
      if (!after) {
        now = await watched.settled(now)
        continue
      }
      const openLayers = layersOf(after)
      const opened = after.tree.controls.filter(({ key }) => !known.has(key))
      if (pathOf(page) === path)
        for (const inner of opened) {
          const innerKey = `${keyOf(wanted)}>${inner.key}`
          // A menu or dialog that several controls open is pressed once on a screen.
          const innerKind = `${pattern}>${inner.key}`
          if (done.has(innerKey) || done.has(innerKind)) continue
          done.add(innerKey).add(innerKind)
          if (after && layersOf(after) > openLayers && pathOf(page) === path) {
            await page.keyboard.press('Escape')
            after = await watched.settled()
          }
          let target: Control | undefined = after && pathOf(page) === path ? find(after, inner.key) : undefined
          if (!target) {
            now = await restore(address, base, after)
            let again = find(now, wanted.key)
            if (!again) {
              now = await open(address)
              again = find(now, wanted.key)
            }
            if (!again) break
            await press(page, mode, again)
            after = await watched.settled()
            target = find(after, inner.key)
          }
          if (!target) {
            report.gone += 1
            continue
          }
          after = (await judge(target, `${label} >`)) ?? after
        }
      now = await restore(address, base, after)
    }
  }

  function follow(url: string | undefined) {
    if (!url || isShort) return
    const { pathname, origin } = new URL(url, page.url())
    if (origin !== new URL(page.url()).origin || !pathname.startsWith(DASHBOARD)) return
    const pattern = patternOf(pathname)
    if (!kinds.has(pattern)) kinds.set(pattern, pathname)
  }

  const walked = new Set<string>()
  for (;;) {
    const next = [...kinds].find(([pattern]) => !walked.has(pattern))
    if (!next) return report
    walked.add(next[0])
    await pressAll(next[1]).catch((error: Error) => {
      report.faults.push(`${mode} ${next[0]} stopped the walk: ${error.message.slice(0, 500)}`)
    })
  }
}
