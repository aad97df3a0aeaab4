import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ENGINE, FRUGAL, HEAP_GROWTH, SERVER } from '@server/config/memory'
import { projectRoot } from '@server/config/root'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

test('Node knows every flag', async () => {
  const flags = new Set([...SERVER.execArgv, ...FRUGAL.execArgv, ...ENGINE, ...Object.values(HEAP_GROWTH)])
  const run = [...flags].map((flag) => promisify(execFile)(process.execPath, [flag, '-e', '']))
  expect(await Promise.all(run)).toEqual([...flags].map(() => ({ stdout: '', stderr: '' })))
})

test('npm start, npm run worker, the image and the unit of systemd set those of the server', () => {
  const { start, worker } = JSON.parse(read('package.json')).scripts
  const [flag] = SERVER.execArgv
  for (const script of [start, worker]) expect(script).toMatch(`. ./scripts/memory.sh && exec node ${flag} `)
  expect(read('Dockerfile')).toContain(`CMD ["node", "${flag}", `)
  expect(read('deploy/eye-of-sumatra.service')).toContain(`ExecStart=/usr/bin/node ${flag} `)
  for (const path of ['scripts/memory.sh', 'Dockerfile', 'deploy/eye-of-sumatra.service'])
    expect(read(path).match(/glibc\.malloc[\w.:=]+/g)).toEqual([SERVER.env.GLIBC_TUNABLES])
})
