import type { Mode } from './press'
import type { Control } from './tree'

type Exception = { name: RegExp; in?: RegExp; mode?: Mode; isUnseen?: true; why: string }

/** Controls that are found and not covered, but not pressed. */
const EXCEPTIONS: Exception[] = [
  ...(['mouse', 'touch'] as const).map((mode) => ({
    name: /^Skip to content$/,
    mode,
    isUnseen: true as const,
    why: 'appears for the keyboard only',
  })),
  { name: /^(Sign out|Log ?out)/i, why: 'ends the session of the walk; tests/e2e/accounts.spec.ts presses it' },
  {
    name: /^(Confirm|Delete|Delete .*|Sign out.*|End .*|Deactivate.*|Restore.*|Empty.*|Remove.*|Release.*)$/,
    in: /^(dialog|alertdialog)/,
    why: 'destroys what other controls stand on: pressed up to this confirmation',
  },
  { name: /^(Send|Send .*|Schedule)$/, in: /^dialog/, why: 'mails all readers: pressed up to this confirmation' },
  {
    name: /^(Bahasa|Français|Deutsch|Español|Italiano|中文|日本語|[^\x20-\x7f]).*/,
    in: /^menu/,
    why: 'all other names would be in that language; tests/e2e/language.spec.ts presses it',
  },
]

export const exceptionOf = ({ name, overlay = '' }: Control, mode: Mode) =>
  EXCEPTIONS.find(
    (each) => each.name.test(name) && (!each.in || each.in.test(overlay)) && (!each.mode || each.mode === mode),
  )
