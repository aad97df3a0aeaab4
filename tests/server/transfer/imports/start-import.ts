import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { type ForeignFetch, RefusedAddressError } from '@server/net/guarded-fetch'
import type { ImportServices } from '@server/transfer/import/import-posts'
import { startServer } from '@tests/server/start-server'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'

export const fixture = (name: string) => join(projectRoot, 'tests/server/transfer/imports', name)

const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#0f6e73' } })

/** Imports although something is lost. */
export const ACCEPTED = { isDryRun: false, acceptsLosses: true }
export const STRICT = { isDryRun: false }
export const DRY_RUN = { isDryRun: true }

/** A server with the services of an import. Every address has a picture, but for those with "gone" in them; `files` has others. */
export async function startImport(files: Record<string, Buffer> = {}) {
  const server = await startServer()
  const fetched: string[] = []
  const foreignFetch: ForeignFetch = async (url) => {
    fetched.push(url)
    if (url.includes('gone')) throw new RefusedAddressError(url)
    const file = files[url]
    return {
      body: file ?? (await picture.png().toBuffer()),
      type: file ? 'application/octet-stream' : 'image/png',
      url,
    }
  }
  const now = () => new Date()
  const services: ImportServices = { ...server, foreignFetch, now, signal: new AbortController().signal }
  const countRows = async () => {
    const { rows } = await server.db.execute<{ rows: string }>(sql`
      select (select count(*) from articles) || ' ' || (select count(*) from users) || ' ' || (select count(*) from categories)
        || ' ' || (select count(*) from redirects) || ' ' || (select count(*) from imports) || ' ' || (select count(*) from pages)
        || ' ' || (select count(*) from media) || ' ' || (select count(*) from article_revisions) as rows`)
    return rows[0]?.rows
  }
  const editor = await server.as(await server.make.user({ role: 'editor' }))
  const articles = async () => {
    const { json } = await editor.get('/api/articles/manage?sort=created_at&order=asc')
    return Promise.all(
      json.articles.map(
        async ({ id }: { id: number }) => (await editor.get(`/api/articles/manage/${id}`)).json.article,
      ),
    )
  }
  const pages = async () => {
    const { json } = await editor.get('/api/pages/manage?sort=created_at&order=asc')
    return Promise.all(
      json.pages.map(async ({ id }: { id: number }) => (await editor.get(`/api/pages/manage/${id}`)).json.page),
    )
  }
  return { ...server, services, fetched, countRows, articles, pages, editor }
}

export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'eye-of-sumatra-import-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A fixture with a change. */
export async function damaged(name: string, change: (text: string) => string) {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, change(await readFile(fixture(name), 'utf8')))
  return path
}
