import { csvOf } from './csv'
import type { AdReports } from './entities/ad'

const COLUMNS = ['month', 'ad_id', 'title', 'advertiser_name', 'views', 'clicks', 'click_rate', 'days_shown'] as const
const MEDIANS = ['median_views', 'median_clicks', 'median_click_rate', 'median_days_shown'] as const

/** Four digits: a hundredth of a percent. */
const rate = (share: number) => Number(share.toFixed(4))

/** For bookkeeping: one line for each ad, with the medians of all ads at its end. */
export function reportsCsv({ month, median, rows }: AdReports) {
  const medians = median && {
    median_views: median.views,
    median_clicks: median.clicks,
    median_click_rate: rate(median.click_rate),
    median_days_shown: median.days_shown,
  }
  const lines = rows.map((row) => ({ ...row, month, click_rate: rate(row.click_rate), ...medians }))
  return `${csvOf([...COLUMNS, ...MEDIANS] as never[], lines)}\n`
}
