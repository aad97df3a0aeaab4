import { accounts } from '@demo/accounts'
import { ROLES, type Role } from '@shared/roles'
import { addressesOf, patternsOf } from '@tests/e2e/controls/addresses'
import { walk } from '@tests/e2e/controls/walk'
import { WAYS, type WayName } from '@tests/e2e/controls/ways'
import { openAs } from '@tests/e2e/fixtures'
import { JSDOM } from 'jsdom'
import { afterAll, expect, test, vi } from 'vitest'

const HOUR = 3_600_000

const nameOf = (role: Role) => accounts.find((account) => account.role === role)?.email.split('@')[0] ?? ''

const cases = (Object.keys(WAYS) as WayName[]).flatMap((way) => ROLES.map((role) => [way, role] as const))

/**
 * With the mouse, each role presses everything, because what the server refuses depends on the role. Whether a finger or a key reaches a
 * control does not, so there a control that two roles share is pressed once.
 */
const shared = new Map<WayName, Set<string>>()

const walked = new Set<string>()

const figures: string[] = []
afterAll(() => void process.stdout.write(`\nControls pressed:\n${figures.join('\n')}\n`))

test.each(cases)(
  'with %s, every control of %s does something',
  async (way, role) => {
    const { mode, options } = WAYS[way]
    const done = mode === 'mouse' ? new Set<string>() : (shared.get(way) ?? new Set())
    shared.set(way, done)
    const page = await openAs(nameOf(role), '/favicon.svg', { ...options, isNewSession: true, expected: /./ })
    const { faults, pressed, looked, gone, screens } = await walk(page, { mode, addresses: addressesOf(role), done })
    for (const screen of screens) walked.add(screen)
    figures.push(
      `${way}, ${role}: ${pressed} on ${screens.length} screens, ${looked} excepted or disabled, ${gone} gone`,
    )
    expect(faults).toEqual([])
  },
  HOUR,
)

test('every screen was reached by a link', async () => {
  // The dashboard's modules look at the page as soon as they are loaded.
  const { window } = new JSDOM('', { url: 'http://localhost' })
  vi.stubGlobal('window', window)
  for (const name of ['document', 'localStorage', 'sessionStorage'] as const) vi.stubGlobal(name, window[name])
  const { routes } = await import('@admin/routes')
  vi.unstubAllGlobals()
  const isWalked = (pattern: string) =>
    pattern.endsWith('/*') ? [...walked].some((each) => each.startsWith(pattern.slice(0, -2))) : walked.has(pattern)
  expect(patternsOf(routes).filter((pattern) => !isWalked(pattern))).toEqual([])
})
