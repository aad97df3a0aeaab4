import type { LanguageCode } from '@shared/languages'
import { SETTINGS } from '@shared/site-settings'
import type { Db } from '../db/client'
import type { Mail } from '../mail/mail'
import { ownSettings } from '../settings/current.service'
import { processText } from '../threads/threads'
import { registerLinks } from './newsletter-figures.queries'
import type { NewsletterText } from './newsletter-translations'

/** More links than a letter has. Those beyond are plain. */
const MAX_LINKS = 500

/** Whether the owner wants to know how often links are followed. */
export async function countsClicks(db: Db) {
  const { count_clicks = SETTINGS.count_clicks.default } = await ownSettings(db)
  return count_clicks
}

/**
 * The addresses that count how often the links of a newsletter are followed, by where they lead; undefined if the owner does not want
 * that. All copies have the same ones, so that they tell nothing about a reader.
 */
export async function countedLinks(
  { db, mail: { links } }: { db: Db; mail: Pick<Mail, 'links'> },
  { id, content }: NewsletterText,
  language: LanguageCode,
) {
  if (!(await countsClicks(db))) return undefined
  const found = await processText(
    'newsletterLinks',
    { content, origin: links.site(''), language, webVersion: links.webVersion(language, id) },
    { size: content.length, field: 'content', isOurs: true },
  )
  const ids = await registerLinks(db, id, found.slice(0, MAX_LINKS))
  return Object.fromEntries([...ids].map(([url, linkId]) => [url, links.counted(linkId)]))
}
