import { z } from 'zod'
import { HOME_STRIPS } from '../setting-texts'
import { LanguageCode } from './fields'

/** The settings as they apply. */
export const SettingValues = z.object({
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  logo_url: z.string().nullable(),
  contact_emails: z.array(z.string()),
  location: z.string(),
  social_links: z.array(z.string()),
  hero_image_url: z.string().nullable(),
  hero_text: z.string(),
  destinations: z.array(
    z.object({ title: z.string(), text: z.string(), image_url: z.string().nullable(), url: z.string() }),
  ),
  partners_title: z.string(),
  partners_text: z.string(),
  banner_title: z.string(),
  banner_text: z.string(),
  home_strips: z.array(z.enum(HOME_STRIPS)),
  newsletter_text: z.string(),
  footer_text: z.string(),
  copyright: z.string(),
  colours: z.object({ light: z.string(), dark: z.string() }).nullable(),
  languages: z.array(LanguageCode),
  time_zone: z.string(),
  ads_per_view: z.number().int(),
  review_days: z.string(),
  /** Whether links in newsletters lead through an address of ours, which counts. */
  count_clicks: z.boolean(),
})
export type SettingValues = z.infer<typeof SettingValues>
export type SettingName = keyof SettingValues
