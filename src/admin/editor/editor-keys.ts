import type { TextKey } from '../i18n/i18n'

/**
 * The keys of the editor, by what they do, as `KeyboardEvent.key` calls them. `Mod` is Ctrl, or Command on a Mac. Most are handled where
 * their command is, by `isKey`; all are listed for authors (KeyHelp.tsx).
 */
export const EDITOR_KEYS = {
  undo: ['Mod+z'],
  redo: ['Mod+Shift+z', 'Mod+y'],
  find: ['Mod+f'],
  replace: ['Mod+h'],
  addBlock: ['/', 'Tab'],
  blockMenu: ['Mod+/'],
  help: ['Mod+Shift+/', 'Mod+?', 'Mod+Shift+?'],
  lineBreak: ['Shift+Enter'],
  bold: ['Mod+b'],
  italic: ['Mod+i'],
  underline: ['Mod+u'],
  marker: ['Mod+Shift+m'],
  code: ['Mod+Shift+c'],
  link: ['Mod+k'],
  moveUp: ['Alt+ArrowUp'],
  moveDown: ['Alt+ArrowDown'],
  selectDown: ['Shift+ArrowDown'],
  nextCell: ['Tab'],
  leaveTable: ['Mod+Enter'],
  moveLine: ['Alt+Shift+ArrowDown'],
  leave: ['Escape'],
} as const satisfies Record<string, readonly string[]>

export type EditorKey = keyof typeof EDITOR_KEYS

export const keyText = (key: EditorKey): TextKey => `editor.keys.${key}`

/** The keys of a command as an author reads them, such as Ctrl + K. */
export const keyNames = (key: EditorKey, isMac = /mac/i.test(navigator.platform)) => {
  const shown: Record<string, string> = { Mod: isMac ? '⌘' : 'Ctrl', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' }
  const [first] = EDITOR_KEYS[key]
  return first.split('+').map((part) => shown[part] ?? (part.length === 1 ? part.toUpperCase() : part))
}

/** Whether the event is one of the keys of a command. */
export function isKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, command: EditorKey) {
  return EDITOR_KEYS[command].some((combination) => {
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
}
