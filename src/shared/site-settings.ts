/** What the site needs to know of the server's configuration. It travels with the page. */
export type SiteSettings = {
  /** Origin of the addresses in canonical links and previews, such as https://www.example.com. */
  publicUrl: string
  contactEmails: string[]
  translateWidgetUrl: string
  /** Whether the host has feeds of the articles; one that only has files has none. */
  hasFeeds?: boolean
}
