import { execFileSync } from 'node:child_process'
import { projectRoot } from '@server/config/root'
import { expect, test } from 'vitest'

/** What a step prints, in a program that does or does not log like the server. */
function linesOf(env: Record<string, string>, prepare = 'speakAsServer()') {
  const script = `import { speakAsServer, step } from './scripts/progress.mjs'
    ${prepare}
    await step('Building', async () => {})`
  const options = { cwd: projectRoot, env, encoding: 'utf8' } as const
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).trim().split('\n')
}

const plain = ['Building…', 'Building: done in 0 s']

test('each step of a start prints that it begins and how long it took, in the format of the log', () => {
  expect(linesOf({ LOG_FORMAT: 'text' })).toEqual(plain)
  const json = plain.map((msg) => ({ level: 30, time: expect.stringMatching(/Z$/), msg }))
  expect(linesOf({ LOG_FORMAT: 'json' }).map((line) => JSON.parse(line))).toEqual(json)
  // Not on a terminal.
  expect(linesOf({}).map((line) => JSON.parse(line))).toEqual(json)
  expect(linesOf({}, '')).toEqual(plain)
})
