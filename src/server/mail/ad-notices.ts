import type { AdReports } from '@shared/entities/ad'
import { dashboardPath } from '@shared/paths'
import { screens } from '@shared/screens'
import { timeZone } from '@shared/time'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/client'
import { ads } from '../db/schema/ads'
import type { users } from '../db/schema/core'
import type { TransactionalMail } from '../db/schema/mail'
import { readReports } from '../statistics/ad-months'
import type { Notice } from './account-message'
import type { Links } from './links'
import { filled, mailTexts } from './mail-texts'

type Context = { db: Db; links: Links; now: () => Date }
type User = Pick<typeof users.$inferSelect, 'id' | 'language'>
type MailOf<Kind extends TransactionalMail['kind']> = Extract<TransactionalMail, { kind: Kind }>

/** What a recipient gets to see of something written. */
export type Shown = <Written extends object>(written: Written) => Written

/** More would not be read in a mail; the page has them all. */
const MAX_LISTED = 30

/** Undefined if the ad has no end any more, or is not shown. */
export async function adEnds(
  { db, links, now }: Context,
  { language }: User,
  { adId }: MailOf<'ad-ends'>,
  shown: Shown,
): Promise<Notice | undefined> {
  const [ad] = await db
    .select({ title: ads.title, ends_at: ads.ends_at })
    .from(ads)
    .where(and(eq(ads.id, adId), eq(ads.status, 'published'), gt(ads.ends_at, now())))
  if (!ad?.ends_at) return undefined
  const { adEnds: texts, adStatus, optOut } = mailTexts[language]
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: timeZone() })
  const values = { title: shown({ title: ad.title }).title, day: moment.format(ad.ends_at) }
  return {
    subject: filled(texts.subject, values),
    paragraphs: [filled(texts.text, values)],
    button: { label: adStatus.button, address: links.site(dashboardPath(screens.myAds.path)) },
    reason: optOut,
  }
}

type Figures = Omit<AdReports['rows'][number], 'ad_id' | 'title' | 'advertiser_name'>

function figuresText(language: User['language'], { views, clicks, click_rate, days_shown }: Figures) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return filled(mailTexts[language].adReport.figures, {
    views: number.format(views),
    clicks: number.format(clicks),
    rate: percent.format(click_rate),
    days: number.format(days_shown),
  })
}

/** Undefined if none of the advertiser's ads was shown in the month. */
export async function adReport(
  { db, links }: Context,
  { id, language }: User,
  { month }: MailOf<'ad-report'>,
  shown: Shown,
): Promise<Notice | undefined> {
  const { rows, median } = await readReports(db, month, id)
  if (rows.length === 0 || !median) return undefined
  const { adReport: texts, optOut } = mailTexts[language]
  const name = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const values = { month: name.format(new Date(`${month}-01`)) }
  const listed = rows.slice(0, MAX_LISTED)
  return {
    subject: filled(texts.subject, values),
    paragraphs: [
      filled(texts.text, values),
      ...listed.map((row) =>
        filled(texts.ad, { title: shown({ title: row.title }).title, figures: figuresText(language, row) }),
      ),
      filled(texts.median, { figures: figuresText(language, median) }),
    ],
    button: { label: texts.button, address: `${links.site(dashboardPath(screens.adReport.path))}?month=${month}` },
    reason: optOut,
  }
}
