/** The types of what the tests import from builds.mjs. */
export function createBuildFolder(root: string, version: string, now?: Date): string
export function completeBuild(folder: string, stamp: string): void
export function findBuild(root: string, stamp: string): string | undefined
export function publishBuild(root: string, folder: string, previous?: string): void
export function removeOldBuilds(root: string, now?: number): Promise<void>
