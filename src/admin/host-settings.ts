import { SITE_NAME } from '@shared/magazine'
import type { SiteSettings } from '@shared/site-entry'

const text = document.getElementById('settings')?.textContent

/** What the server has put into the page; static hosts put nothing there. */
export const hostSettings = text ? (JSON.parse(text) as SiteSettings) : undefined

/** The name of the magazine when the page was loaded. */
export const magazineName = hostSettings?.own?.name ?? SITE_NAME

/** Ends the title of every page. */
export const TITLE_SUFFIX = ` - ${magazineName}`
