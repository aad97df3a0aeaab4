import { z } from 'zod'
import { MAX_AD_PLACES, MAX_REJECTION_REASON } from '../ad-limits'
import { messages } from '../messages'
import { AD_STATUSES, AD_TYPES } from '../statuses'
import { MACHINE_STATES } from '../translation-desk'
import { isHttpUrl, isUploadPath } from '../validation'
import {
  exactText,
  Id,
  Instant,
  LanguageCode,
  Months,
  moment,
  numberSet,
  optionalExact,
  optionalText,
  optionalUrl,
  requiredLine,
  requiredText,
  Version,
} from './fields'

export const AdType = z.enum(AD_TYPES)
export const AdStatus = z.enum(AD_STATUSES)

/** As readers get it: without the advertiser's address. `image_url` holds the video of a video ad. */
export const PublicAd = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  link: z.string().nullable(),
  image_url: z.string().nullable(),
  ad_type: AdType,
  status: AdStatus,
  advertiser_name: z.string(),
  /** On whose pages it comes first. Hosts without targeted ads send none. */
  place_ids: z.array(Id).optional(),
  created_at: Instant,
  /** The language of title and description, if the request named one. */
  lang: LanguageCode.optional(),
  /** Whether these texts are a machine's, or will be; absent if neither. */
  machine: z.enum(MACHINE_STATES).optional(),
})
export type PublicAd = z.infer<typeof PublicAd>

export const Ad = PublicAd.omit({ lang: true, machine: true }).extend({
  advertiser_id: Id.nullable(),
  advertiser_email: z.string(),
  /** When readers see it, once it is published; null: at once, and for ever. */
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
  place_ids: z.array(Id),
  /** In which months of the year, from 1; none: in all. */
  months: z.array(z.number().int()),
  views: z.number().int(),
  clicks: z.number().int(),
  /** Whether its picture is on another server, where it can be replaced after the review. A copy is made at the approval. */
  image_is_foreign: z.boolean(),
  /** The reviewer's message to the advertiser; null unless the ad is rejected. */
  rejection_reason: z.string().nullable(),
  updated_at: Instant,
  version: Version,
})
export type Ad = z.infer<typeof Ad>

/** A foreign picture or video, or a file that was uploaded here. Text ads may have one too: their type may change. */
const MediaUrl = optionalExact(2000).refine((value) => !value || isHttpUrl(value) || isUploadPath(value), {
  error: messages.urlInvalid,
})

/** The fields that a translation replaces. */
export const AdTexts = z.object({
  title: requiredLine(messages.titleRequired),
  description: requiredText(messages.descriptionRequired, 5000),
})

export type AdTexts = z.infer<typeof AdTexts>

/** An empty field is the same as none. */
const optionalMoment = z.union([z.literal('').transform(() => null), moment().nullable()]).optional()

/**
 * A `status` in the payload is ignored: it can change only through the status call. `place_ids` and `months` are taken from those who may
 * edit every ad, and ignored from others.
 */
export const AdInput = AdTexts.extend({
  link: optionalUrl(),
  image_url: MediaUrl,
  ad_type: AdType,
  starts_at: optionalMoment,
  ends_at: optionalMoment,
  place_ids: numberSet(Id, MAX_AD_PLACES),
  months: Months,
}).superRefine(({ ad_type, image_url }, context) => {
  const missing = ad_type === 'image' ? messages.imageUrlRequired : messages.videoUrlRequired
  if (!image_url && ad_type !== 'text') context.addIssue({ code: 'custom', path: ['image_url'], message: missing })
})
export type AdInput = z.infer<typeof AdInput>

/** What one ad got on one day of the magazine, such as 2026-11-21. */
export const AdDay = z.object({ day: z.string(), views: z.number().int(), clicks: z.number().int() })
export type AdDay = z.infer<typeof AdDay>

/** A month such as 2026-11. */
export const Month = exactText(7).regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/, 'Must be a month such as 2026-11')

/** What readers made of an ad in a month. A day with a view is one on which it was shown. */
const AdMonth = z.object({
  views: z.number(),
  clicks: z.number(),
  /** Clicks per view, from 0. */
  click_rate: z.number(),
  days_shown: z.number(),
})
export type AdMonth = z.infer<typeof AdMonth>

/** Of all ads that were shown in the month; null if none was. */
const medianOfMonth = { ads: z.number().int(), median: AdMonth.nullable() }

export const AdReport = AdMonth.extend({ month: z.string(), ...medianOfMonth, days: z.array(AdDay) })
export type AdReport = z.infer<typeof AdReport>

/** One row for each ad that was shown in the month, the most seen first. */
export const AdReports = z.object({
  month: z.string(),
  ...medianOfMonth,
  rows: z.array(AdMonth.extend({ ad_id: Id, title: z.string(), advertiser_name: z.string() })),
})
export type AdReports = z.infer<typeof AdReports>

/** `reason` is used only if the status is `rejected`. The advertiser sees it. */
export const AdReview = z.object({ status: AdStatus, reason: optionalText(MAX_REJECTION_REASON) })
export type AdReview = z.infer<typeof AdReview>
