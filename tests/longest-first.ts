import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that run for long. Vitest would order them by size and start them last. */
const LONG = /\/(?:server\/\w+\/(?:process|mail-crash|database-outage)\.test|sweeps\/accessibility[\w-]*\.spec)\.ts$/

/** Starts the longest test files first, so that the other workers are not idle at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
