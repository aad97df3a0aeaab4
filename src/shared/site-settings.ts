import { ADS_PER_VIEW } from './ad-rotation'
import type { SettingName, SettingValues } from './entities/setting-values'
import { LANGUAGES } from './languages'
import { SITE_NAME, TAGLINE } from './magazine'
import { HOME_STRIPS } from './setting-texts'
import { DEFAULT_CONTACTS } from './site-entry'
import { DEFAULT_TIME_ZONE } from './time'

/** The parts of the settings' form, in its order. */
export const SETTING_GROUPS = ['magazine', 'contact', 'home', 'footer', 'looks', 'running'] as const
type Group = (typeof SETTING_GROUPS)[number]

type Setting<Value> = {
  group: Group
  /** What applies until the owner sets something else: the texts of the specification. */
  default: Value
  /** The longest text. */
  max?: number
  /** It is edited in several lines. */
  isLong?: true
  /** Whether it has translations. Of destinations, only the titles and texts. */
  isTranslated?: true
  /** The variable of the environment that decides instead, if it is set. */
  variable?: 'CONTACT_EMAILS' | 'TIME_ZONE'
  /** Whether the doctor asks for it on a public site. */
  isExpected?: true
}

const geopark = (name: string) => `https://www.unesco.org/en/iggp/${name}-unesco-global-geopark`

/** What an owner sets in the dashboard. The contract, the form, the pages and the documents derive from this table. */
export const SETTINGS: { [Name in SettingName]: Setting<SettingValues[Name]> } = {
  name: { group: 'magazine', default: SITE_NAME, max: 80, isTranslated: true },
  tagline: { group: 'magazine', default: TAGLINE, max: 200, isTranslated: true },
  description: {
    group: 'magazine',
    default:
      'An online magazine about the volcanoes, crater lakes, rainforests and geoparks of Sumatra, and about visiting them well.',
    max: 300,
    isLong: true,
    isTranslated: true,
  },
  logo_url: { group: 'magazine', default: null },
  contact_emails: { group: 'contact', default: DEFAULT_CONTACTS, variable: 'CONTACT_EMAILS', isExpected: true },
  location: { group: 'contact', default: 'Medan, North Sumatra', max: 200, isTranslated: true },
  social_links: { group: 'contact', default: [] },
  hero_image_url: { group: 'home', default: null },
  hero_text: { group: 'home', default: TAGLINE, max: 200, isTranslated: true },
  destinations: {
    group: 'home',
    default: [
      {
        title: 'Toba Caldera',
        text: 'The lake that fills a supervolcano, and the island that rose inside it.',
        image_url: null,
        url: geopark('toba-caldera'),
      },
      {
        title: 'Belitong',
        text: 'Granite giants on white sand, and the tin that made the island’s name.',
        image_url: null,
        url: geopark('belitong'),
      },
      {
        title: 'Merangin',
        text: 'A river that runs through a forest turned to stone.',
        image_url: null,
        url: geopark('merangin-jambi'),
      },
    ],
    isTranslated: true,
  },
  partners_title: { group: 'home', default: 'Featured Partners', max: 100, isTranslated: true },
  partners_text: { group: 'home', default: 'Businesses our editors checked first.', max: 300, isTranslated: true },
  banner_title: { group: 'home', default: 'Travel lightly. Stay curious.', max: 100, isTranslated: true },
  banner_text: {
    group: 'home',
    default:
      'Businesses that care for the island become members. Readers keep what they love in an account of their own.',
    max: 300,
    isLong: true,
    isTranslated: true,
  },
  home_strips: { group: 'home', default: [...HOME_STRIPS] },
  newsletter_text: {
    group: 'footer',
    default:
      'New stories, and what has changed at their places: at most one email a week. No advertising, and one press ends it.',
    max: 300,
    isLong: true,
    isTranslated: true,
  },
  footer_text: {
    group: 'footer',
    default:
      'Stories from the craters, lakes and forests of Sumatra, for people who want to see them and leave them as they were.',
    max: 300,
    isLong: true,
    isTranslated: true,
  },
  copyright: {
    group: 'footer',
    default: '© 2025 Eye of Sumatra. All rights reserved.',
    max: 200,
    isTranslated: true,
  },
  colours: { group: 'looks', default: null },
  languages: { group: 'running', default: LANGUAGES.map(({ code }) => code) },
  time_zone: { group: 'running', default: DEFAULT_TIME_ZONE, variable: 'TIME_ZONE' },
  ads_per_view: { group: 'running', default: ADS_PER_VIEW },
  review_days: { group: 'running', default: '1-3' },
  count_clicks: { group: 'running', default: true },
}

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

/** The texts that have translations, apart from those of destinations. */
export const TRANSLATED_SETTINGS = SETTING_NAMES.filter(
  (name): name is Extract<SettingName, TranslatedSetting> =>
    SETTINGS[name].isTranslated === true && name !== 'destinations',
)

export type TranslatedSetting =
  | 'name'
  | 'tagline'
  | 'description'
  | 'location'
  | 'hero_text'
  | 'partners_title'
  | 'partners_text'
  | 'banner_title'
  | 'banner_text'
  | 'newsletter_text'
  | 'footer_text'
  | 'copyright'
