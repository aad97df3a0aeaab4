import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, vi } from 'vitest'
import { dataDir } from './fixtures'

/** Without a mail server, messages go to this folder. */
const outbox = join(dataDir, 'outbox')

async function read(): Promise<Email[]> {
  const names = await readdir(outbox).catch(() => [] as string[])
  const files = names.filter((name) => name.endsWith('.eml')).map((name) => join(outbox, name))
  const times = await Promise.all(files.map(async (file) => ({ file, at: (await stat(file)).mtimeMs })))
  const inOrder = times.toSorted((a, b) => a.at - b.at)
  return Promise.all(inOrder.map(async ({ file }) => PostalMime.parse(await readFile(file))))
}

/** The messages to this address, oldest first. */
export const mailTo = async (address: string) =>
  (await read()).filter(({ to }) => to?.some((each) => each.address === address))

/** Waits for a message to this address with this subject and returns the newest. */
export const waitForMail = (address: string, subject: string | RegExp) =>
  vi.waitFor(
    async () => {
      const mail = (await mailTo(address)).findLast((each) => each.subject?.match(subject))
      expect(mail, `a message “${subject}” to ${address}`).toBeDefined()
      return mail as Email
    },
    { timeout: 30_000, interval: 200 },
  )

/** The path and query of the link to `page` in a message. */
export function linkIn({ text = '' }: Email, page: string) {
  const link = text.match(/https?:\/\/[^\s)\]>]+/g)?.find((each) => new URL(each).pathname.startsWith(page))
  if (!link) throw new Error(`No link to ${page} in:\n${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
