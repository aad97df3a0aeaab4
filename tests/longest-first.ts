import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Scenarios that stand in other files: by its size, as files are put in order, such a one would come last. */
const LONG = /\/conformance\/(?:server|mock)\.test\.ts$/

/** The longest file first, so that the others run beside it, and none waits for it at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
