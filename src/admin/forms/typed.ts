/**
 * What is typed into forms, kept while its author signs in again: the login is another page, so the form is gone in
 * between. In session storage: of this tab, until it is closed. Passwords are not kept.
 */

import { withoutPasswords } from '../without-passwords'

type Values = Record<string, unknown>

type Keeper = { key: string; read: () => Values | undefined }

const PREFIX = 'typed:'
const keepers = new Set<Keeper>()
let isLeaving = false

/** On the way to the login nothing is lost, so nobody has to be warned. */
export const isLeavingForLogin = () => isLeaving

/** Registers a form; returns what takes it out again. */
export function registerForm(keeper: Keeper) {
  keepers.add(keeper)
  return () => {
    keepers.delete(keeper)
  }
}

/** Keeps the changed forms of this page. Called before it is left for the login. */
export function keepTyped() {
  isLeaving = true
  for (const { key, read } of keepers) {
    const values = read()
    if (!values) continue
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(withoutPasswords(values)))
    } catch {
      // The storage is full, or forbidden: nothing better can be done with the session gone.
    }
  }
}

/** What was kept for this form, and stays so. */
export function peekTyped(key: string): Values | undefined {
  const text = sessionStorage.getItem(PREFIX + key)
  return text ? JSON.parse(text) : undefined
}

/** What was kept for this form, once. */
export function takeTyped(key: string): Values | undefined {
  const values = peekTyped(key)
  sessionStorage.removeItem(PREFIX + key)
  return values
}
