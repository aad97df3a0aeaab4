/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Origin of the API, if it is not the site's own. */
  readonly VITE_API_URL?: string
  // The following are for static hosts; the server sends its own configuration with each page.
  readonly VITE_CONTACT_EMAILS?: string
  readonly VITE_TRANSLATE_WIDGET_URL?: string
}
