/** The texts of the site's catalogues that a setting replaces. Apart from the table, so that readers do not load that. */
export const SETTING_TEXTS = {
  'home.description': 'description',
  'footer.location': 'location',
  'home.partners': 'partners_title',
  'home.partnersIntro': 'partners_text',
  'home.bannerTitle': 'banner_title',
  'home.bannerText': 'banner_text',
  'subscribing.promise': 'newsletter_text',
  'footer.blurb': 'footer_text',
  'footer.copyright': 'copyright',
  'home.tagline': 'tagline',
} as const

/** The strips of the home page, in the order that it has by default. */
export const HOME_STRIPS = ['destinations', 'partners', 'latest', 'events', 'banner'] as const
export type HomeStrip = (typeof HOME_STRIPS)[number]
