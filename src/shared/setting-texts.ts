/** The settings that replace a text of the site's catalogues, with its name there. Apart from the table, so that readers do not load that. */
export const SETTING_TEXTS = {
  description: 'home.description',
  location: 'footer.location',
  partners_title: 'home.partners',
  partners_text: 'home.partnersIntro',
  banner_title: 'home.bannerTitle',
  banner_text: 'home.bannerText',
  footer_text: 'footer.blurb',
  copyright: 'footer.copyright',
  tagline: 'home.tagline',
} as const

/** The strips of the home page, in the order that it has by default. */
export const HOME_STRIPS = ['destinations', 'partners', 'latest', 'events', 'banner'] as const
export type HomeStrip = (typeof HOME_STRIPS)[number]
