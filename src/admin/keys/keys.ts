/** Keys by what they do, as `KeyboardEvent.key` calls them. `Mod` is Ctrl, or Command on a Mac. */
export type KeyTable = Record<string, readonly string[]>

/**
 * The keys that work on all screens, or on all forms. Those of the text are in `editor-keys.ts`. Commands ask these tables which key is
 * theirs (`matches`), and the list of keys shows them all (KeyHelp.tsx): a key that is not in a table does not exist.
 */
export const DASHBOARD_KEYS = {
  help: ['?', 'Shift+?'],
  save: ['Mod+s'],
  find: ['Mod+k'],
  nextIncomplete: ['Alt+n'],
} as const satisfies KeyTable

export type DashboardKey = keyof typeof DASHBOARD_KEYS

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & { code?: string }

/** Whether the event is one of these combinations. */
export const matches = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed, combinations: readonly string[]) =>
  combinations.some((combination) => {
    const parts = combination.split('+')
    const wants = (name: string) => parts.includes(name)
    const named = parts.at(-1)?.toLowerCase()
    return (
      // On a Mac, Option and a letter type another sign.
      (named === key.toLowerCase() || (altKey && code === `Key${named?.toUpperCase()}`)) &&
      wants('Mod') === (ctrlKey || metaKey) &&
      wants('Alt') === altKey &&
      // A question mark needs the shift key on most keyboards.
      (wants('Shift') === shiftKey || key === '?')
    )
  })

/** The first combination as people read it, such as Ctrl + K. */
export function namesOf([first = '']: readonly string[], isMac = /mac/i.test(navigator.platform)) {
  const shown: Record<string, string> = { Mod: isMac ? '⌘' : 'Ctrl', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' }
  return first.split('+').map((part) => shown[part] ?? (part.length === 1 ? part.toUpperCase() : part))
}

const BUTTONS = ['checkbox', 'radio', 'button', 'submit', 'file'].map((type) => `[type=${type}]`).join()
const TEXTS = `input:not(${BUTTONS}), textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox]`

/** Whether a letter that is pressed there is typed, or chooses an entry. */
export const isInText = (target: EventTarget | null) => target instanceof Element && target.closest(TEXTS) !== null
