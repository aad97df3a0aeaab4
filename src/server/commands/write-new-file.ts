import { rm, writeFile } from 'node:fs/promises'
import { CommandError } from '../config/command-error'

/** Writes a file that was not there. It holds personal data, so nobody but its owner may read it. */
export async function writeNewFile(path: string, text: string) {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') throw new CommandError(`${path} exists already`)
    if (code === 'ENOENT') throw new CommandError(`${path}: there is no such folder`)
    if (code !== 'EACCES' && code !== 'EROFS') await rm(path, { force: true })
    throw new CommandError(`${path}: ${(error as Error).message}`)
  }
}
