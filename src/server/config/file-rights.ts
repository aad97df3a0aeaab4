import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The rights of all users but the owner. */
export const FOR_OTHERS = 0o077

/** A file, or a folder and all that is in it. */
export function* pathsFrom(start: string): Generator<string> {
  yield start
  if (!statSync(start).isDirectory()) return
  for (const entry of readdirSync(start, { withFileTypes: true, recursive: true }))
    if (entry.isFile() || entry.isDirectory()) yield join(entry.parentPath, entry.name)
}

/**
 * Takes the rights of other users from a file, or from a folder and all that is in it. Returns what could not be changed: it belongs
 * to another user.
 */
export function tighten(start: string) {
  const foreign: string[] = []
  if (!existsSync(start)) return foreign
  for (const path of pathsFrom(start)) {
    const { mode } = statSync(path)
    if ((mode & FOR_OTHERS) === 0) continue
    try {
      chmodSync(path, mode & ~FOR_OTHERS & 0o777)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
      foreign.push(path)
    }
  }
  return foreign
}
