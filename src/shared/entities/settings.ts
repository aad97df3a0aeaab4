import { z } from 'zod'
import { MAX_ADS_PER_VIEW } from '../ad-rotation'
import { COLOUR_SCHEMES, contrastOfAccent, MIN_CONTRAST } from '../contrast'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../languages'
import { messages } from '../messages'
import { HOME_STRIPS } from '../setting-texts'
import { SETTINGS, TRANSLATED_SETTINGS, type TranslatedSetting } from '../site-settings'
import { isTimeZone } from '../time-zones'
import { isHttpUrl, isLocalPath } from '../validation'
import {
  email,
  exactText,
  ImageUrl,
  Instant,
  LanguageCode,
  optionalLine,
  optionalText,
  requiredLine,
  Version,
} from './fields'
import { SettingValues } from './setting-values'
import { TranslationLanguage } from './translation'

const Address = exactText(2000).refine((value) => isHttpUrl(value) || isLocalPath(value), {
  error: messages.urlInvalid,
})

/** How many destinations the home page features. */
export const DESTINATIONS = 3

const Destination = z.object({
  title: requiredLine(messages.titleRequired, 100),
  text: requiredLine(messages.textRequired, 300),
  /** Without a picture, the site shows its own drawing. */
  image_url: ImageUrl.transform((url) => url ?? null),
  /** A place of the magazine, or a page elsewhere. */
  url: Address,
})

const HexColour = exactText(7).regex(/^#[\da-f]{6}$/i, messages.colourInvalid)

/** The colour of links and buttons, on light and on dark paper. */
const Colours = z.object({ light: HexColour, dark: HexColour }).superRefine((colours, context) => {
  for (const scheme of COLOUR_SCHEMES)
    if (contrastOfAccent(colours[scheme], scheme) < MIN_CONTRAST)
      context.addIssue({ code: 'custom', path: [scheme], message: messages.contrastTooLow })
})

const unique = (values: readonly string[]) => new Set(values).size === values.length

/** How long a review takes, as it is shown: `3`, `1-3`. */
const REVIEW_DAYS = /^[1-9]\d?(?:-[1-9]\d?)?$/

/** An empty field, and null, take the setting back to its default. */
const text = (name: TranslatedSetting) => {
  const { max, isLong } = SETTINGS[name]
  return isLong ? optionalText(max) : optionalLine(max)
}
const orDefault = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional()

/** Fields that are left out stay as they are; null takes one back to its default. */
export const SettingsInput = z.object({
  name: text('name'),
  tagline: text('tagline'),
  description: text('description'),
  logo_url: ImageUrl,
  contact_emails: orDefault(z.array(email()).max(5).refine(unique, messages.listedTwice)),
  location: text('location'),
  social_links: orDefault(
    z.array(exactText(500).refine(isHttpUrl, messages.urlInvalid)).max(12).refine(unique, messages.listedTwice),
  ),
  hero_image_url: ImageUrl,
  hero_text: text('hero_text'),
  destinations: orDefault(z.array(Destination).length(DESTINATIONS, messages.threeDestinations)),
  partners_title: text('partners_title'),
  partners_text: text('partners_text'),
  banner_title: text('banner_title'),
  banner_text: text('banner_text'),
  home_strips: orDefault(z.array(z.enum(HOME_STRIPS)).max(HOME_STRIPS.length).refine(unique, messages.listedTwice)),
  newsletter_text: text('newsletter_text'),
  footer_text: text('footer_text'),
  copyright: text('copyright'),
  colours: orDefault(Colours),
  languages: orDefault(
    z
      .array(LanguageCode)
      .max(LANGUAGES.length)
      .refine(unique, messages.listedTwice)
      .refine((codes) => codes.includes(DEFAULT_LANGUAGE), messages.englishNeeded),
  ),
  time_zone: orDefault(exactText(60).refine(isTimeZone, messages.timeZoneInvalid)),
  ads_per_view: orDefault(z.number().int().min(1).max(MAX_ADS_PER_VIEW)),
  review_days: orDefault(exactText(5).regex(REVIEW_DAYS, messages.reviewDaysInvalid)),
  count_clicks: orDefault(z.boolean()),
})
export type SettingsInput = z.infer<typeof SettingsInput>

const Name = SettingValues.keyof()

export const Settings = SettingValues.extend({
  /** The fields that differ from the defaults. */
  changed: z.array(Name),
  /** The fields that variables of the environment decide. */
  locked: z.array(Name),
  /** The languages into which something is translated. */
  translations: z.array(TranslationLanguage),
  /** 0 until something has been set. */
  version: z.number().int().nonnegative(),
})
export type Settings = z.infer<typeof Settings>

/** The texts of the settings in another language. Null, or no text, shows that of the original. */
export const SettingsTranslationInput = SettingsInput.pick(
  Object.fromEntries(TRANSLATED_SETTINGS.map((name) => [name, true])) as Record<TranslatedSetting, true>,
).extend({
  /** Of each destination, in their order. */
  destinations: z
    .array(z.object({ title: optionalLine(100), text: optionalLine(300) }))
    .max(DESTINATIONS)
    .optional(),
})
export type SettingsTranslationInput = z.infer<typeof SettingsTranslationInput>

const translatedTexts = Object.fromEntries(TRANSLATED_SETTINGS.map((name) => [name, z.string().nullable()])) as Record<
  TranslatedSetting,
  z.ZodNullable<z.ZodString>
>

export const SettingsTranslation = z.object({
  ...translatedTexts,
  destinations: z.array(z.object({ title: z.string().nullable(), text: z.string().nullable() })),
  language: TranslationLanguage,
  /** The fields whose original has changed since they were translated, such as `tagline` and `destinations.0.title`. */
  outdated: z.array(z.string()),
  updated_at: Instant,
  version: Version,
})
export type SettingsTranslation = z.infer<typeof SettingsTranslation>
