import type { SiteSettings } from '@shared/site-settings'
import { createContext, useContext } from 'react'

/** What the server gave a page without content; nothing on a static host. */
export function readSettings() {
  const text = document.getElementById('settings')?.textContent
  return text ? (JSON.parse(text) as SiteSettings) : undefined
}

/** On a static host nobody hands settings over: the build's own apply. */
export const buildSettings = (): SiteSettings => ({
  publicUrl: typeof location === 'undefined' ? '' : location.origin,
  contactEmails: (
    import.meta.env.VITE_CONTACT_EMAILS ?? 'hello@eyeofsumatra.example,partners@eyeofsumatra.example'
  ).split(','),
  translateWidgetUrl:
    import.meta.env.VITE_TRANSLATE_WIDGET_URL ?? 'https://translate.google.com/translate_a/element.js',
})

const Settings = createContext<SiteSettings | null>(null)
export const SettingsProvider = Settings.Provider

export function useSettings() {
  const settings = useContext(Settings)
  if (!settings) throw new Error('useSettings must be used within a SettingsProvider')
  return settings
}
