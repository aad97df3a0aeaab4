import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedDemo } from '@demo/seed'
import { addRedirects } from '@server/db/redirects'
import { exportContent } from '@server/transfer/export/export-content'
import { startServer } from '@tests/server/start-server'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

const signal = new AbortController().signal

async function temporaryFolder() {
  if (process.env.KEEP) return process.env.KEEP
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-bundles-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A file's front matter, as YAML has it, and its text. */
async function read(path: string) {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(await readFile(path, 'utf8')) ?? []
  return { fields: parse(head, { schema: 'yaml-1.1' }), body }
}

test('the Markdown of an export is a bundle per article, place and page, with translations and pictures beside', async () => {
  const folder = join(await temporaryFolder(), 'export')
  const server = await startServer()
  await seedDemo(server.db, server.storage, new Date())
  await exportContent(folder, { ...server, signal })
})
