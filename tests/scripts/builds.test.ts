import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { expect, onTestFinished, test } from 'vitest'
import {
  completeBuild,
  createBuildFolder,
  findBuild,
  markTrial,
  publishBuild,
  removeOldBuilds,
} from '../../scripts/builds.mjs'

const DAY = 86_400_000
const start = Date.UTC(2026, 0, 1)

/** A project whose builds have these assets, with the day on which they were made. */
function openProject() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'eye-of-sumatra-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const make = (day: number, assets: string[], { trial = false } = {}) => {
    const now = new Date(start + day * DAY)
    const folder = createBuildFolder(root, '1.0.0', now)
    mkdirSync(join(folder, 'client/assets'), { recursive: true })
    for (const name of assets) writeFileSync(join(folder, 'client/assets', name), name)
    writeFileSync(join(folder, 'build.json'), '{}')
    if (trial) markTrial(folder)
    completeBuild(folder, assets.join())
    publishBuild(root, folder, now)
    return folder
  }
  const dist = join(root, 'dist')
  return { root, make, current: () => realpathSync(dist), assets: () => readdirSync(join(dist, 'client/assets')) }
}

test('a new build becomes current, and the files of the one before stay where they are', () => {
  const { make, current, assets } = openProject()
  const first = make(0, ['a-1.js', 'b-1.js'])
  expect(current()).toBe(first)
  const second = make(1, ['a-2.js', 'b-1.js'])
  expect(current()).toBe(second)
  expect(readdirSync(join(first, 'client/assets'))).toEqual(['a-1.js', 'b-1.js'])
  expect(assets()).toEqual(['a-1.js', 'a-2.js', 'b-1.js'])
})

test('assets stay reachable for 30 days after the last build that had them', () => {
  const { make, assets } = openProject()
  make(0, ['a-1.js', 'b-1.js'])
  // The first build was current for 100 days: b-1.js is in both, a-1.js is out of date from here.
  make(100, ['a-2.js', 'b-1.js'])
  make(110, ['a-3.js', 'b-2.js'])
  expect(assets()).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js', 'b-2.js'])
  make(131, ['a-4.js', 'b-2.js'])
  expect(assets()).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'b-1.js', 'b-2.js'])
  make(162, ['a-4.js', 'b-2.js'])
  expect(assets()).toEqual(['a-4.js', 'b-2.js'])
})

test('the assets of builds for tests are not kept, those of builds before them are', () => {
  const { make, assets } = openProject()
  make(0, ['a-1.js'])
  make(1, ['a-2.js'], { trial: true })
  make(2, ['a-3.js'])
  expect(assets()).toEqual(['a-1.js', 'a-3.js'])
})

test('a return to the build before takes the assets of the newer one along', () => {
  const { root, make, current, assets } = openProject()
  const first = make(0, ['a-1.js'])
  make(1, ['a-2.js'])
  expect(findBuild(root, 'a-1.js')).toBe(first)
  publishBuild(root, first, new Date(start + 2 * DAY))
  expect(current()).toBe(first)
  expect(assets()).toEqual(['a-1.js', 'a-2.js'])
})

test('a dist folder of earlier versions is replaced, and its assets are kept', () => {
  const { root, make, assets } = openProject()
  mkdirSync(join(root, 'dist/client/assets'), { recursive: true })
  writeFileSync(join(root, 'dist/client/assets/a-0.js'), 'old')
  make(0, ['a-1.js'])
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true)
  expect(assets()).toEqual(['a-0.js', 'a-1.js'])
  expect(readFileSync(join(root, 'dist/client/assets/a-0.js'), 'utf8')).toBe('old')
})

test('old builds are deleted, but neither the last two nor one that a server runs from', async () => {
  const { root, make } = openProject()
  const [used, unused, previous, current] = [0, 1, 2, 3].map((day) => make(day, [`a-${day}.js`])) as [
    string,
    string,
    string,
    string,
  ]
  const begun = createBuildFolder(root, '1.0.0', new Date(start + 4 * DAY))
  tryLock(openSync(join(used, 'build.json'), 'r'), { shared: true })

  await removeOldBuilds(root)

  expect(existsSync(unused)).toBe(false)
  expect(readdirSync(join(root, 'builds'))).toEqual([used, previous, current, begun].map((folder) => basename(folder)))
  // An hour later, its build has been given up.
  await removeOldBuilds(root, Date.now() + 2 * 3_600_000)
  expect(existsSync(begun)).toBe(false)
})
