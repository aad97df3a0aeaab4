import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What looks short, and goes through much: by its size, as files are put in order, such a one would come last. */
const LONG = /\/(?:conformance\/(?:server|mock)\.test|e2e\/accessibility[\w-]*\.spec)\.ts$/

/** The longest file first, so that the others run beside it, and none waits for it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
