import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | undefined
  }
}

/** Vitest's global setup of the project `postgres`: a new cluster, or the one at TEST_DATABASE_URL. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  if (given) return project.provide('postgresUrl', given)
  const { url, stop } = await startPostgres()
  project.provide('postgresUrl', url)
  return stop
}
