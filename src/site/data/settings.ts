import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@shared/site-entry'
import { createContext, useContext } from 'react'

/** The settings that the server put into a page without content; undefined on a static host. */
export function readSettings() {
  const text = document.getElementById('settings')?.textContent
  return text ? (JSON.parse(text) as SiteSettings) : undefined
}

/** The settings of the build, which static hosts use. */
export const buildSettings = (): SiteSettings => ({
  publicUrl: typeof location === 'undefined' ? '' : location.origin,
  contactEmails: import.meta.env.VITE_CONTACT_EMAILS?.split(',') ?? DEFAULT_SITE_SETTINGS.contactEmails,
  translateWidgetUrl: import.meta.env.VITE_TRANSLATE_WIDGET_URL ?? DEFAULT_SITE_SETTINGS.translateWidgetUrl,
})

export const SettingsContext = createContext<SiteSettings | null>(null)

export function useSettings() {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('useSettings must be used within a SettingsContext')
  return settings
}

/**
 * Whether the host has what our server adds to the specification's table, such as places and the newsletter without an account. The
 * layout asks for the owner's pages on each first load; a host that does not know that call has none of it.
 */
export const AdditionsContext = createContext(true)

export const useHasAdditions = () => useContext(AdditionsContext)
