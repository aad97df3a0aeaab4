import { TestRunner, vi } from 'vitest'

export type Figures = Record<string, number | string>

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures
  }
}

/** Adds figures of the current test to the table at the end of the run. */
export function report(figures: Figures) {
  const test = TestRunner.getCurrentTest()
  if (test) test.meta.figures = { ...test.meta.figures, ...figures }
}

/** The milliseconds until the condition holds, which is asked every so many. Rejects after `withinMs`. */
export async function timeUntil(condition: () => Promise<boolean>, { everyMs = 50, withinMs = 120_000 } = {}) {
  const begun = performance.now()
  await vi.waitUntil(condition, { interval: everyMs, timeout: withinMs })
  return Math.round(performance.now() - begun)
}
