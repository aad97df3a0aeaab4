import type { CDPSession, Page } from 'playwright-core'
import type { Point } from './page/places'
import type { typing } from './page/typing'

type Typing = typeof typing
type Door = <Name extends keyof Typing>(
  name: Name,
  ...args: Parameters<Typing[Name]>
) => Promise<Awaited<ReturnType<Typing[Name]>>>

/** What the suite needs of a browser. */
export type Driver = {
  /** Calls a function in the page. */
  page: Door
  press: (key: string) => Promise<void>
  type: (letter: string) => Promise<void>
  click: (at: Point) => Promise<void>
  drag: (from: Point, to: Point) => Promise<void>
  /** What only Chromium can be told to do. */
  phone?: Phone
}

export type Phone = {
  tap: (at: Point) => Promise<void>
  /** A key of a keyboard on the screen: the page learns what it does, but not which key it is. */
  edit: (command: 'InsertNewline' | 'DeleteBackward' | 'DeleteForward') => Promise<void>
  /** A letter of a keyboard on the screen. */
  insert: (letter: string) => Promise<void>
  /** A letter that an input method composes from several keys. Enter accepts it. */
  compose: (letter: string) => Promise<void>
}

declare global {
  interface Window {
    typing: Typing
  }
}

/** The code of keys that an input method, or the keyboard of a phone, handles itself. */
const COMPOSING = 229

function phoneOf(page: Page, devtools: CDPSession): Phone {
  const key = (key: string, commands?: string[]) =>
    devtools.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      windowsVirtualKeyCode: COMPOSING,
      ...(commands && { commands }),
    })
  const keyUp = () => devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'Unidentified' })
  return {
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    async edit(command) {
      await key('Unidentified', [command])
      await keyUp()
    },
    async insert(text) {
      await key('Unidentified')
      await devtools.send('Input.insertText', { text })
      await keyUp()
    },
    async compose(letter) {
      for (const text of [letter.toLowerCase(), letter]) {
        await key('Process')
        await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      }
      await key('Enter')
      await devtools.send('Input.insertText', { text: letter })
      await keyUp()
    },
  }
}

export async function chromiumDriver(page: Page): Promise<Driver> {
  return {
    page: (name, ...args) =>
      page.evaluate(([name, args]) => (window.typing[name] as (...args: unknown[]) => never)(...args), [
        name,
        args,
      ] as const),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
    },
    phone: phoneOf(page, await page.context().newCDPSession(page)),
  }
}
