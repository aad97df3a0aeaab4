import { type Config, ConfigError, misspeltSettings, readConfig } from '../config/config'
import { type Finding, fail, ok, warn } from './finding'

type Env = Record<string, string | undefined>

/** The settings, unless they are invalid, and what there is to say about them. */
export function checkSettings(env: Env): { config?: Config; findings: Finding[] } {
  const misspelt = misspeltSettings(env).map((line) => warn('settings', line))
  try {
    const config = readConfig(env)
    return { config, findings: misspelt.length > 0 ? misspelt : [ok('settings', 'valid')] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const invalid = error.message.split('\n').map((line) => fail('settings', line))
    return { findings: [...invalid, ...misspelt] }
  }
}

/** The first minor version of each major one that works, as in `engines` of package.json. */
const OLDEST_MINOR: Record<number, number> = { 20: 19, 22: 12 }
const ALL_FROM = 24

/** `engines` as package.json should have it. */
export const supportedNode = [
  ...Object.entries(OLDEST_MINOR).map(([major, minor]) => `^${major}.${minor}.0`),
  `>=${ALL_FROM}.0.0`,
].join(' || ')

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isSupported = major >= ALL_FROM || minor >= (OLDEST_MINOR[major] ?? Number.POSITIVE_INFINITY)
  if (isSupported) return ok('node', `version ${version}`)
  return fail('node', `version ${version} is not supported; supported are ${supportedNode}`)
}
