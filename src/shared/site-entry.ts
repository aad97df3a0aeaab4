import type { LanguageCode } from './languages'

/** The part of the server's configuration that the site needs. It is sent with each page. */
export type SiteSettings = {
  /** Origin of the addresses in canonical links and previews, such as https://www.example.com. */
  publicUrl: string
  contactEmails: string[]
  /** The page-translation widget; null if the server has the content translated. */
  translateWidgetUrl: string | null
  /** Whether the host has feeds of the articles; static hosts do not. */
  hasFeeds?: boolean
  /** Whether the host has pages that play uploaded films; elsewhere frames show the files themselves. */
  hasPlayer?: boolean
}

/** Apply unless the server's configuration, or that of a static build, sets others. */
export const DEFAULT_SITE_SETTINGS = {
  contactEmails: ['hello@eyeofsumatra.example', 'partners@eyeofsumatra.example'],
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
      /** How many variants of the page there are. */
      turns: number
      /** JSON that the browser starts from; safe inside a script element. */
      data: string
    }

/** What the site's server build exports as `siteEntry`. */
export type SiteEntry = {
  /** `send` replaces fetch for the site's calls to the API; `turn` is the number of the view, for pages with variants. */
  render: (url: string, context: { send: typeof fetch; settings: SiteSettings; turn?: number }) => Promise<RenderedPage>
  /** The magazine's tagline. */
  tagline: (language: LanguageCode) => Promise<string>
}
