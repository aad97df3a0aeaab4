import { defineConfig } from 'vitest/config'
import { FiguresReporter } from './tests/faults/figures-reporter.ts'

/** `npm run test:faults`: takes many minutes, so it is not a part of `npm test`, which has a short form of each fault. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'faults',
    environment: 'node',
    include: ['tests/faults/**/*.test.ts'],
    globalSetup: ['tests/database-template.ts'],
    reporters: ['default', new FiguresReporter()],
    // One after the other: they measure how long the server takes to recover.
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
