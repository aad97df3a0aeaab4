import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BuiltServer } from '@tests/built-server'
import { onTestFinished } from 'vitest'
import { call, newFolder } from './site'

const run = promisify(execFile)

export const MB = 1024 * 1024

/** Only root can mount a disk. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** A disk in memory, which other programs can fill. */
export async function mountSmallDisk(megabytes: number) {
  const folder = await newFolder()
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  onTestFinished(async () => void (await run('umount', ['-l', folder])))
  const ballast = join(folder, 'ballast')
  const free = async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  }
  return {
    folder,
    free,
    /** Another program takes all but so many bytes. */
    async fill(left: number) {
      const zeros = Buffer.alloc(MB)
      const file = await open(ballast, 'a')
      try {
        for (let rest = (await free()) - left; rest > 0; rest -= MB) await file.write(zeros, 0, Math.min(rest, MB))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        await file.close()
      }
    },
    empty: () => rm(ballast),
  }
}

/** Creates an article of so many bytes that cannot be compressed. */
export function postArticle(server: BuiltServer, token: string, bytes: number) {
  const content = `<p>${randomBytes((bytes * 3) / 4).toString('base64')}</p>`
  const body = { title: 'Large', excerpt: 'Excerpt', content }
  return call(server, '/api/articles', { method: 'POST', body, token, timeoutMs: 10_000 })
}

/** The number of articles, of every status. */
export async function countArticles(server: BuiltServer, token: string): Promise<number> {
  return (await call(server, '/api/articles/manage?perPage=1', { token })).json.total
}
