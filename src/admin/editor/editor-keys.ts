import type { TextKey } from '../i18n/i18n'
import { type KeyTable, matches } from '../keys/keys'

/** The keys of the editor. Most are handled where their command is, by `isKey`; all are listed for authors (KeyHelp.tsx). */
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
  footnote: ['Mod+Alt+f'],
  moveUp: ['Alt+ArrowUp'],
  moveDown: ['Alt+ArrowDown'],
  selectDown: ['Shift+ArrowDown'],
  nextCell: ['Tab'],
  leaveTable: ['Mod+Enter'],
  moveLine: ['Alt+Shift+ArrowDown'],
  leave: ['Escape'],
} as const satisfies KeyTable

export type EditorKey = keyof typeof EDITOR_KEYS

export const keyText = (key: EditorKey): TextKey => `editor.keys.${key}`

/** Whether the event is one of the keys of a command. */
export const isKey = (event: KeyboardEvent, command: EditorKey) => matches(event, EDITOR_KEYS[command])
