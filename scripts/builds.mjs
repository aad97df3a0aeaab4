/**
 * Where builds are stored: each in a folder below `builds`, and `dist` is a link to the current one. So a build never touches the
 * files of a running server, and becomes current in one step. Uses Node's own modules only, like prepare.mjs.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, relative } from 'node:path'

/** The current build, and the one to return to. */
const KEEP_BUILDS = 2

/** Longer than any build takes. */
const ABANDONED_AFTER_MS = 3_600_000

const isWindows = process.platform === 'win32'

/** Written last, so a folder without it is not a complete build. */
const stampOf = (folder) => {
  const file = join(folder, 'stamp')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const assetsOf = (folder) => {
  const assets = join(folder, 'client/assets')
  return existsSync(assets) ? readdirSync(assets) : []
}

/** Notes the build's own assets, as those of other builds are added when it becomes current. */
export function completeBuild(folder, stamp) {
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(assetsOf(folder)))
  writeFileSync(join(folder, 'stamp'), stamp)
}

/** Creates the folder of a new build. Names sort by time. */
export function createBuildFolder(root, version, now = new Date()) {
  const builds = join(root, 'builds')
  mkdirSync(builds, { recursive: true })
  const folder = join(builds, `${now.toISOString().replace(/[-:.]/g, '')}-${version}`)
  mkdirSync(folder)
  return folder
}

/** All builds, oldest first. */
const listBuilds = (root) => {
  const builds = join(root, 'builds')
  if (!existsSync(builds)) return []
  const names = readdirSync(builds).sort()
  return names.map((name) => join(builds, name)).filter((path) => lstatSync(path).isDirectory())
}

/** The folder of the current build. */
function currentBuild(root) {
  const link = join(root, 'dist')
  return lstatSync(link, { throwIfNoEntry: false }) && join(root, 'builds', basename(readlinkSync(link)))
}

/** The newest complete build of these sources. */
export const findBuild = (root, stamp) => listBuilds(root).findLast((folder) => stampOf(folder) === stamp)

export const isCurrent = (root, folder) => currentBuild(root) === folder

/** Copies a build's own assets to another one. */
function copyAssets(from, to) {
  const list = join(from, 'assets.json')
  const names = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : assetsOf(from)
  for (const name of names) {
    const copy = join(to, 'client/assets', name)
    if (!existsSync(copy)) copyFileSync(join(from, 'client/assets', name), copy)
  }
}

/**
 * Makes `dist` a link to this build. It gets the assets of the builds that are still kept, and of `previous`, a build elsewhere, for pages
 * that are open, or cached, while the site is upgraded. The rename replaces the old link in one step; only Windows has a moment without.
 */
export function publishBuild(root, folder, previous) {
  const others = listBuilds(root).filter((other) => other !== folder && stampOf(other) !== undefined)
  for (const other of previous ? [...others, previous] : others) copyAssets(other, folder)
  const link = join(root, 'dist')
  const next = join(root, 'builds', `next-${process.pid}`)
  // A relative link, so that the project can be moved. Windows' junctions need no special rights, but a full path.
  symlinkSync(isWindows ? folder : relative(root, folder), next, 'junction')
  if (isWindows && currentBuild(root)) unlinkSync(link)
  renameSync(next, link)
}

/** Whether a server runs from this build: each holds a shared lock on its `build.json`. */
async function isInUse(folder) {
  const file = join(folder, 'build.json')
  if (!existsSync(file)) return false
  const { tryLock } = await import('fs-native-extensions')
  const handle = openSync(file, 'r+')
  try {
    return !tryLock(handle)
  } finally {
    closeSync(handle)
  }
}

/** Deletes all builds but the newest, the current one, those that a server uses, and those in the making. */
export async function removeOldBuilds(root, now = Date.now()) {
  const isComplete = (folder) => stampOf(folder) !== undefined
  const newest = listBuilds(root).filter(isComplete).slice(-KEEP_BUILDS)
  for (const folder of listBuilds(root)) {
    if (newest.includes(folder) || isCurrent(root, folder)) continue
    if (!isComplete(folder) && now - statSync(folder).mtimeMs < ABANDONED_AFTER_MS) continue
    if (!(await isInUse(folder))) rmSync(folder, { recursive: true, force: true })
  }
}
