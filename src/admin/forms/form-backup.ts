/**
 * Backs up changed forms while their author signs in again: the login is another page, so the forms are gone in between.
 * Kept in session storage, that is, for this tab until it is closed. Passwords are not kept.
 */

import { withoutPasswords } from '../without-passwords'

type Values = Record<string, unknown>

/** `read` returns the values of a form that has changes, else undefined. */
type OpenForm = { key: string; read: () => Values | undefined }

const PREFIX = 'typed:'
const openForms = new Set<OpenForm>()
let isLeaving = false

/** On the way to the login nothing gets lost, so the warning about unsaved changes is left out. */
export const isLeavingForLogin = () => isLeaving

/** Registers a form and returns a function that unregisters it. */
export function registerForm(form: OpenForm) {
  openForms.add(form)
  return () => {
    openForms.delete(form)
  }
}

/** Backs up the changed forms of this page. Called before it is left for the login. */
export function backUpForms() {
  isLeaving = true
  for (const { key, read } of openForms) {
    const values = read()
    if (!values) continue
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(withoutPasswords(values)))
    } catch {
      // Storage is full or blocked, and without a session there is no other place.
    }
  }
}

/** The backup of this form, which stays. */
export function peekBackup(key: string): Values | undefined {
  const text = sessionStorage.getItem(PREFIX + key)
  return text ? JSON.parse(text) : undefined
}

/** The backup of this form, which is removed. */
export function takeBackup(key: string): Values | undefined {
  const values = peekBackup(key)
  sessionStorage.removeItem(PREFIX + key)
  return values
}
