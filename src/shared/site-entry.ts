import type { SettingName, SettingValues } from './entities/setting-values'
import type { LanguageCode } from './languages'

/** What the owner has set in the dashboard, without what is as by default, in the language of a page. */
export type OwnSettings = Partial<SettingValues>

/** The settings that are not as by default. */
export const pickChanged = (settings: SettingValues & { changed: SettingName[] }) =>
  Object.fromEntries(settings.changed.map((name) => [name, settings[name]])) as OwnSettings

/** The part of the server's configuration that the site needs. It is sent with each page. */
export type SiteSettings = {
  /** Origin of the addresses in canonical links and previews, such as https://www.example.com. */
  publicUrl: string
  /** Those of a static build. Our server has them among the settings. */
  contactEmails?: string[]
  /** Comes with the layout's data, except for pages without any. */
  own?: OwnSettings
  /** The magazine's time zone, as an IANA name; absent on static hosts. */
  timeZone?: string
  /** The page-translation widget; null if the server has the content translated. */
  translateWidgetUrl: string | null
  /** Whether the host has feeds of the articles; static hosts do not. */
  hasFeeds?: boolean
  /** Whether the host has pages that play uploaded films; elsewhere frames show the files themselves. */
  hasPlayer?: boolean
  /** Whether the host has a lite edition. */
  hasLite?: boolean
}

/** Apply unless the server's configuration, or that of a static build, sets others. */
/** Invented: shown by the demo, and by a static build that names no others. */
export const DEFAULT_CONTACTS = ['hello@eyeofsumatra.example', 'partners@eyeofsumatra.example']

export const DEFAULT_SITE_SETTINGS = {
  translateWidgetUrl: 'https://translate.google.com/translate_a/element.js',
}

/** What a page rendered on the server hands to the browser, as JSON in the element `data`. */
export type HydrationData = { loaderData: Record<string, unknown>; settings: SiteSettings }

/** A public page as HTML. The server puts `head`, `html` and `data` into the built template. */
export type RenderedPage =
  | { redirect: string; status: number }
  | {
      status: number
      /** False for a page that lacks something or is for one reader: it must not be cached. */
      keep: boolean
      lang: LanguageCode
      dir: 'ltr' | 'rtl'
      head: string
      html: string
      /** The style sheet of the owner's colours, which needs to be allowed by its hash. */
      style?: string
      /** How many variants of the page there are. */
      turns: number
      /** JSON that the browser starts from; safe inside a script element. */
      data: string
      /** Whether the page does nothing without its script, so that it has no lite edition. */
      needsScript: boolean
    }

/** A page that was rendered, rather than an address to go to. */
export type FullPage = Exclude<RenderedPage, { redirect: string }>

export type LiteContext = {
  /** The page's path and query, to which the switch to the full edition leads back. */
  address: string
  /** What a first visit to the full page loads, in bytes. */
  fullBytes: number
  /** The size of one of our files on the wire; undefined for others. */
  fileSize: (path: string) => Promise<number | undefined>
}

/** What the site's server build exports as `siteEntry`. */
export type SiteEntry = {
  /** `send` replaces fetch for the site's calls to the API; `turn` is the number of the view, for pages with variants. `placeholders` finds those of stored pictures. */
  render: (
    url: string,
    context: {
      send: typeof fetch
      settings: SiteSettings
      turn?: number
      placeholders?: (stems: string[]) => Promise<ReadonlyMap<string, string>>
    },
  ) => Promise<RenderedPage>
  /** The lite edition of a page: its text, with links in place of pictures and films. */
  lite: (page: FullPage, context: LiteContext) => Promise<{ head: string; html: string }>
  /** What the full page costs, in words. */
  price: (bytes: number, language: LanguageCode) => string
  /** The magazine's tagline. */
  tagline: (language: LanguageCode) => Promise<string>
}
