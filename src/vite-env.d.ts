/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Host of the API, where it is not the site's own origin. */
  readonly VITE_API_URL?: string
  /** For static hosts; the server hands its own configuration over. */
  readonly VITE_CONTACT_EMAILS?: string
  readonly VITE_TRANSLATE_WIDGET_URL?: string
}
