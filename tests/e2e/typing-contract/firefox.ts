import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'undici'
import type { Driver } from './driver'
import type { Point } from './page/places'

/**
 * An installed Firefox, by WebDriver BiDi. Playwright drives only its own build of Firefox, and the newest release: not the one with
 * long-term support that systems install.
 */

const INSTALLED = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

export const firefoxPath = [process.env.FIREFOX_PATH ?? '', ...INSTALLED].find(
  (path) => path !== '' && existsSync(path),
)

/** No pages but ours. Its window counts as the active one, or the arrow keys would scroll. */
const PREFERENCES = `
user_pref("focusmanager.testmode", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.startup.page", 0);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
`

/** The characters that stand for keys in WebDriver. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

type Reply = { id?: number; type: string; error?: string; message?: string; result?: never }

function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let count = 0
  async function send<Result = unknown>(method: string, params: object): Promise<Result> {
    const id = ++count
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error} ${reply.message}`)
    return reply.result as Result
  }
  return new Promise<typeof send>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(send))
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)))
  })
}

const moved = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })

/** Starts Firefox with a page. */
export async function startFirefox(
  path: string,
  address: string,
): Promise<{ driver: Driver; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-firefox-'))
  await writeFile(join(profile, 'user.js'), PREFERENCES)
  const browser = spawn(path, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
    '--width',
    '1280',
    '--height',
    '800',
  ])
  const exited = once(browser, 'exit')
  const endpoint = await new Promise<string>((resolve, reject) => {
    let log = ''
    browser.stderr.on('data', (chunk) => {
      log += chunk
      const [, found] = /BiDi listening on (ws:\S+)/.exec(log) ?? []
      if (found) resolve(found)
    })
    exited.then(() => reject(new Error(`Firefox stopped:\n${log}`)))
  })
  const send = await connect(`${endpoint}/session`)
  await send('session.new', { capabilities: {} })
  // In the window that opens first, arrow keys would scroll, as if there were no caret.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' })
  await send('browsingContext.setViewport', { context, viewport: { width: 900, height: 1000 } })
  await send('browsingContext.navigate', { context, url: address, wait: 'complete' })
  const perform = (type: 'key' | 'pointer', actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] })
  const press = async (name: string) => {
    const keys = name.split('+').map((key) => KEYS[key] ?? key)
    const down = keys.map((value) => ({ type: 'keyDown', value }))
    await perform('key', [...down, ...keys.toReversed().map((value) => ({ type: 'keyUp', value }))])
  }
  const down = { type: 'pointerDown', button: 0 }
  const up = { type: 'pointerUp', button: 0 }

  const driver: Driver = {
    async page(name, ...args) {
      type Called = { type: string; result: { value: string }; exceptionDetails?: { text: string } }
      const called = await send<Called>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify({ value: await window.typing.${name}(...JSON.parse(args)) })`,
        awaitPromise: true,
        target: { context },
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
      })
      if (called.exceptionDetails) throw new Error(called.exceptionDetails.text)
      return JSON.parse(called.result.value).value
    },
    press,
    type: press,
    click: async (at) => void (await perform('pointer', [moved(at), down, up])),
    async drag(from, to) {
      const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      await perform('pointer', [moved(from), down, moved(half), moved(to), up])
    },
  }
  return {
    driver,
    async close() {
      browser.kill()
      await exited
      await rm(profile, { recursive: true, force: true })
    },
  }
}
