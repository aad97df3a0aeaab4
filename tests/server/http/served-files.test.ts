import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { clientBuild } from '@server/http/files'
import { loadBuiltSite } from '@server/render/site-renderer'
import { startServer } from '@tests/server/start-server'
import { expect, test } from 'vitest'

test('of the project and its build, nothing is served but the files of the front ends', async () => {
  const { fetch } = await startServer({ renderer: await loadBuiltSite() })
  // The shell, which has an address of this name.
  const project = readdirSync(projectRoot).filter((name) => name !== 'index.html')
  const hidden = [
    '.git/HEAD',
    '.git/config',
    '.svn/entries',
    '.env',
    '.env.production',
    '.DS_Store',
    '.vite/manifest.json',
  ]
  const programs = ['build.json', 'server/main.js', 'site/entry-server.js', 'server/migrations/meta/_journal.json']
  const up = ['../build.json', '..%2fbuild.json', '%2e%2e/build.json', '..%5cbuild.json', '../../package.json']
  const served: unknown[] = []
  for (const name of [...project, ...hidden, ...programs, ...up])
    for (const folder of ['', 'assets/', 'uploads/', 'api/docs/static/']) {
      const { status } = await fetch(`/${folder}${name}`)
      if (status < 400) served.push([folder, name, status])
    }
  expect(served).toEqual([])
  for (const name of ['.git', '.env', 'node_modules'])
    expect(readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n')).toContain(name)
})

test('the front ends are served without source maps', () => {
  const files = readdirSync(clientBuild, { recursive: true, encoding: 'utf8' })
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(
    scripts.filter((name) => /sourceMappingURL=\S+\.map/.test(readFileSync(join(clientBuild, name), 'utf8'))),
  ).toEqual([])
})
