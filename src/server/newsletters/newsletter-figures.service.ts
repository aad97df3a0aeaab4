import type { NewsletterStatistics } from '@shared/entities/newsletter'
import type { Db } from '../db/client'
import { notFound } from '../http/errors'
import { countsClicks } from './counted-links.service'
import { countOutcomes } from './delivery.queries'
import { listClicks, readUnsubscribed } from './newsletter-figures.queries'
import { newsletterExists } from './newsletters.queries'

export async function readStatistics(db: Db, id: number): Promise<NewsletterStatistics> {
  if (!(await newsletterExists(db, id))) throw notFound('Newsletter')
  return {
    ...(await countOutcomes(db, id)),
    clicks: await listClicks(db, id),
    counts_clicks: await countsClicks(db),
    unsubscribed: await readUnsubscribed(db, id),
  }
}
