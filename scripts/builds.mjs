/**
 * Where builds are stored: each in a folder below `builds`, and `dist` is a link to the current one. So a build never touches the
 * files of a running server, and becomes current in one step. Uses Node's own modules only, like prepare.mjs.
 */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
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

const DAY = 86_400_000

/** How long open pages of an earlier build still find their files. */
export const KEEP_ASSETS_DAYS = 30

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

export const completeBuild = (folder, stamp) => writeFileSync(join(folder, 'stamp'), stamp)

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

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

/** The folder of the current build. */
function currentBuild(root) {
  const link = join(root, 'dist')
  return isLink(link) ? join(root, 'builds', basename(readlinkSync(link))) : undefined
}

/** The newest complete build of these sources. */
export const findBuild = (root, stamp) => listBuilds(root).findLast((folder) => stampOf(folder) === stamp)

export const isCurrent = (root, folder) => currentBuild(root) === folder

/**
 * Marks a build that tests have made: no reader has a page of it, so its assets are not kept. Else they would fill the disk of a
 * developer.
 */
export const markTrial = (folder) => writeFileSync(join(folder, 'trial'), '')
export const unmarkTrial = (folder) => rmSync(join(folder, 'trial'), { force: true })
const isTrial = (folder) => existsSync(join(folder, 'trial'))

/** The assets that a build took over from earlier ones, with the time at which their build was replaced. */
function keptAssets(folder) {
  const file = join(folder, 'kept-assets.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** A second name for the same bytes where the file system has that; each build can be deleted without the other. */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to, constants.COPYFILE_EXCL)
  }
}

/**
 * Adds the assets of the previous build to a new one, for pages that are open, or cached, while the site is upgraded. Those that no
 * build has had for 30 days are dropped.
 */
export function keepAssets(previous, folder, now = new Date()) {
  const from = join(previous, 'client/assets')
  const to = join(folder, 'client/assets')
  const known = keptAssets(previous)
  const kept = keptAssets(folder)
  const files = existsSync(from) ? readdirSync(from) : []
  for (const file of isTrial(previous) ? Object.keys(known) : files) {
    const replaced = known[file] ?? now.toISOString()
    if (existsSync(join(to, file)) || now - new Date(replaced) > KEEP_ASSETS_DAYS * DAY) continue
    linkOrCopy(join(from, file), join(to, file))
    kept[file] = replaced
  }
  writeFileSync(join(folder, 'kept-assets.json'), JSON.stringify(kept, null, 1))
}

/**
 * Makes `dist` a link to this build, which takes over the assets of the one before. The rename replaces the old link in one step;
 * only Windows has a moment without.
 */
export function publishBuild(root, folder, now = new Date()) {
  const link = join(root, 'dist')
  if (existsSync(link)) keepAssets(link, folder, now)
  // Earlier versions built into `dist` itself.
  if (existsSync(link) && !isLink(link)) renameSync(link, join(root, 'builds', `0-earlier-${now.getTime()}`))
  const next = join(root, 'builds', `next-${process.pid}`)
  // A relative link, so that the project can be moved. Windows' junctions need no special rights, but a full path.
  symlinkSync(isWindows ? folder : relative(root, folder), next, 'junction')
  if (isWindows && isLink(link)) unlinkSync(link)
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
