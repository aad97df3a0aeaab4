import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LanguageCode } from '@shared/languages'
import type { SiteSettings } from '@shared/site-settings'

/** A public page as HTML. `head`, `html` and `data` go into the template's places. */
export type RenderedPage =
  | { redirect: string }
  | {
      status: number
      /** False where something on it could not be fetched, or it is for one reader: nobody should keep it then. */
      keep: boolean
      lang: string
      dir: 'ltr' | 'rtl'
      head: string
      html: string
      /** JSON for the browser to start from; safe inside a script element. */
      data: string
    }

/** What the site's server build exports. */
export type SiteEntry = {
  /** `send` takes the site's calls to the API, as fetch would. */
  render: (url: string, context: { send: typeof fetch; settings: SiteSettings }) => Promise<RenderedPage>
  /** The magazine's, in this language. */
  tagline: (language: LanguageCode) => Promise<string>
}

/** The two pages that Vite builds, and the site's own renderer. */
export type SiteRenderer = {
  siteTemplate: (url: string) => Promise<string>
  adminTemplate: (url: string) => Promise<string>
  entry: () => Promise<SiteEntry>
  /** While developing: Vite answers for the sources before we do, and is closed with us. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close?: () => Promise<void>
}
