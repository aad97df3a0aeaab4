import { existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { expect, onTestFinished, test } from 'vitest'
import { completeBuild, createBuildFolder, findBuild, publishBuild, removeOldBuilds } from '../../scripts/builds.mjs'

const DAY = 86_400_000
const start = Date.UTC(2026, 0, 1)

/** A project whose builds have these assets, with the day on which they were made. */
function openProject() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'eye-of-sumatra-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const make = (day: number, assets: string[], previous?: string) => {
    const now = new Date(start + day * DAY)
    const folder = createBuildFolder(root, '1.0.0', now)
    mkdirSync(join(folder, 'client/assets'), { recursive: true })
    for (const name of assets) writeFileSync(join(folder, 'client/assets', name), name)
    writeFileSync(join(folder, 'build.json'), '{}')
    completeBuild(folder, assets.join())
    publishBuild(root, folder, previous)
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

test('a build has the assets of the last two and of those that a server runs from, and no older ones', async () => {
  const { root, make, assets } = openProject()
  const used = make(0, ['a-0.js'])
  tryLock(openSync(join(used, 'build.json'), 'r'), { shared: true })
  for (const day of [1, 2, 3]) {
    make(day, [`a-${day}.js`])
    await removeOldBuilds(root)
  }
  make(4, ['a-4.js'])
  expect(assets()).toEqual(['a-0.js', 'a-2.js', 'a-3.js', 'a-4.js'])
})

test('a build has the assets of a build elsewhere, such as that of the release before', () => {
  const release = openProject()
  release.make(0, ['a-0.js'])
  const { root, make, assets } = openProject()
  make(1, ['a-1.js'], join(release.root, 'dist'))
  expect(assets()).toEqual(['a-0.js', 'a-1.js'])
  // There is none at the first build.
  make(2, ['a-2.js'], join(root, 'nowhere'))
  expect(assets()).toEqual(['a-1.js', 'a-2.js'])
})

test('a return to the build before takes the assets of the newer one along', () => {
  const { root, make, current, assets } = openProject()
  const first = make(0, ['a-1.js'])
  make(1, ['a-2.js'])
  expect(findBuild(root, 'a-1.js')).toBe(first)
  publishBuild(root, first)
  expect(current()).toBe(first)
  expect(assets()).toEqual(['a-1.js', 'a-2.js'])
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
