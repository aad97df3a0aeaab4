/** Keys by what they do, as `KeyboardEvent.key` calls them. `Mod` is Ctrl, or Command on a Mac. */
export type KeyTable = Record<string, readonly string[]>

/**
 * The keys that work on all screens, or on all forms. Those of the text are in `editor-keys.ts`. Commands ask these tables which key is
 * theirs (`matches`), and the list of keys shows them all (KeyHelp.tsx): a key that is not in a table does not exist.
 */
export const DASHBOARD_KEYS = {
  help: ['?', 'Shift+?'],
  save: ['Mod+s'],
} as const satisfies KeyTable

export type DashboardKey = keyof typeof DASHBOARD_KEYS

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether the event is one of these combinations. */
export const matches = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, combinations: readonly string[]) =>
  combinations.some((combination) => {
    const parts = combination.split('+')
    const wants = (name: string) => parts.includes(name)
    return (
      parts.at(-1)?.toLowerCase() === key.toLowerCase() &&
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

const TEXTS = 'input, textarea, select, [contenteditable=""], [contenteditable=true], [role=textbox], [role=combobox]'

/** Whether a letter that is pressed there is typed, or chooses an entry. */
export const isInText = (target: EventTarget | null) => target instanceof Element && target.closest(TEXTS) !== null
