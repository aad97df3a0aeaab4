import type { Request } from '@shared/client'
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '@shared/languages'
import { SITE_NAME } from '@shared/magazine'
import { DEFAULT_CONTACTS, DEFAULT_SITE_SETTINGS, pickChanged, type SiteSettings } from '@shared/site-entry'
import { createContext, useContext } from 'react'
import type { FooterPage } from '../owner-pages/owner-page-loaders'
import { logFailure } from './api'
import { isAbsent } from './loaders'

/** The settings that the server put into a page without content; undefined on a static host. */
export function readSettings() {
  const text = document.getElementById('settings')?.textContent
  return text ? (JSON.parse(text) as SiteSettings) : undefined
}

/** The settings of the build, which static hosts use. */
export const buildSettings = (): SiteSettings => ({
  publicUrl: typeof location === 'undefined' ? '' : location.origin,
  contactEmails: import.meta.env.VITE_CONTACT_EMAILS?.split(','),
  translateWidgetUrl: import.meta.env.VITE_TRANSLATE_WIDGET_URL ?? DEFAULT_SITE_SETTINGS.translateWidgetUrl,
})

/** The settings of the owner for a language. Hosts that speak only the specification's table have none: their site is as by default. */
export async function loadOwnSettings(request: Request, language: LanguageCode) {
  try {
    const lang = language === DEFAULT_LANGUAGE ? undefined : language
    const { settings } = await request('GET /api/settings', { query: { lang } })
    // The time zone comes before the data of a page.
    const { time_zone: _, ...own } = pickChanged(settings)
    return { own, failed: false }
  } catch (error) {
    if (isAbsent(error)) return { own: {}, failed: false }
    logFailure('Settings', error)
    // What came with the page stays.
    return { failed: true }
  }
}

/** What the environment of a static build names wins. */
export const contactsOf = ({ contactEmails, own }: SiteSettings) =>
  contactEmails ?? own?.contact_emails ?? DEFAULT_CONTACTS

export const magazineName = ({ own }: Pick<SiteSettings, 'own'>) => own?.name ?? SITE_NAME

/** Ends the title of every page. */
export const titleSuffix = (settings: Pick<SiteSettings, 'own'>) => ` - ${magazineName(settings)}`

export const SettingsContext = createContext<SiteSettings | null>(null)

export function useSettings() {
  const settings = useContext(SettingsContext)
  if (!settings) throw new Error('useSettings must be used within a SettingsContext')
  return settings
}

export const isOffered = ({ own }: Pick<SiteSettings, 'own'>, code: LanguageCode) =>
  own?.languages?.includes(code) ?? true

/** The languages that readers can choose. */
export function useOfferedLanguages() {
  const settings = useSettings()
  return LANGUAGES.filter(({ code }) => isOffered(settings, code))
}

/**
 * Whether the host has what our server adds to the specification's table, such as places and the newsletter without an account. The
 * layout asks for the owner's pages on each first load; a host that does not know that call has none of it.
 */
export const AdditionsContext = createContext(true)

/** What forms for the newsletter link to: the key of a sample, and the owner's page on privacy. */
export type NewsletterLinks = { sample?: string | undefined; privacy?: FooterPage | undefined }
export const NewsletterContext = createContext<NewsletterLinks>({})

export const useHasAdditions = () => useContext(AdditionsContext)
