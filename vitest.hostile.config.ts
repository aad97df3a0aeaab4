import { defineConfig } from 'vitest/config'

/** `npm run test:hostile`: takes many minutes, so it is not a part of `npm test`, which has short forms of these tests. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'hostile',
    environment: 'node',
    include: ['tests/hostile/**/*.test.ts'],
    globalSetup: ['tests/database-template.ts'],
    // One after the other: they measure how long the server takes to answer.
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
})
