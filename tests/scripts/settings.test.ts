import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@server/config/root'
import { expect, onTestFinished, test } from 'vitest'

/** HOST and PORT of a process that loads the settings of this file. */
function load(file: string, env: Record<string, string>) {
  const script = `import { loadSettings } from './scripts/prepare.mjs'
    loadSettings(${JSON.stringify(file)})
    console.log(process.env.HOST, process.env.PORT)`
  const options = { cwd: projectRoot, env, encoding: 'utf8' } as const
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).trim()
}

test('settings come from the .env file, and variables of the environment win', () => {
  const folder = mkdtempSync(join(tmpdir(), 'eye-of-sumatra-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, '.env')
  expect(load(file, { PORT: '4000' })).toBe('undefined 4000')
  writeFileSync(file, 'HOST=192.0.2.1\nPORT=5000\n')
  expect(load(file, { PORT: '4000' })).toBe('192.0.2.1 4000')
})
