import { rm, writeFile } from 'node:fs/promises'
import { CommandError } from '../config/command-error'

/** Creates a file, and refuses to overwrite one. It holds personal data, so only its owner may read it. */
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
