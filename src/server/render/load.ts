import type { Config } from '../config'
import { loadBuiltSite } from './built-site'
import type { SiteRenderer } from './renderer'

/** The built site; while developing, its sources by way of Vite. */
export async function loadRenderer(config: Config): Promise<SiteRenderer> {
  if (config.NODE_ENV !== 'development') return loadBuiltSite()
  const { loadSiteFromSources } = await import('./dev-site')
  return loadSiteFromSources()
}
