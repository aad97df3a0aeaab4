import type { AdMonth } from '@shared/entities/ad'
import { currentLanguage } from '../../i18n/i18n'

/** A median may have a half. */
export const countText = (value: number) => value.toLocaleString(currentLanguage(), { maximumFractionDigits: 1 })

export const rateText = (share: number) =>
  share.toLocaleString(currentLanguage(), { style: 'percent', maximumFractionDigits: 1 })

/** The figures of a month, in the order of the table's columns. */
export const figureTexts = ({ views, clicks, click_rate, days_shown }: AdMonth) => [
  countText(views),
  countText(clicks),
  rateText(click_rate),
  countText(days_shown),
]
