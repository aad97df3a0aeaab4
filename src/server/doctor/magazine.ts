import { SETTING_NAMES, SETTINGS } from '@shared/site-settings'
import { sql } from 'drizzle-orm'
import { type Config, isPublic } from '../config/config'
import type { Db } from '../db/client'
import { pages } from '../db/schema/pages'
import { currentSettings, isInvented } from '../settings/current.service'
import { countDemo } from './demo-content'
import { type Finding, fail, ok, warn } from './finding'

type Settings = Awaited<ReturnType<typeof currentSettings>>

/** Whether readers, and those who report a vulnerability, find an address that someone reads. */
function checkContacts({ contact_emails: contacts }: Settings, config: Config): Finding {
  const CHECK = 'contact'
  const how = 'set one in the dashboard under Settings, or CONTACT_EMAILS'
  if (config.demo) return ok(CHECK, 'the demo shows invented addresses; without it, none is shown until one is set')
  const report = isPublic(config) ? fail : warn
  if (contacts.length === 0) return report(CHECK, `there is no contact address: ${how}`)
  const invented = contacts.filter(isInvented)
  if (invented.length > 0) return report(CHECK, `${invented.join(', ')}: no one reads that; ${how}`)
  return ok(CHECK, contacts.join(', '))
}

/** What still comes with the demo: accounts, content, and addresses in texts of the owner. */
async function checkDemoContent(db: Db, config: Config): Promise<Finding> {
  const CHECK = 'demo content'
  const counts = await countDemo(db)
  const found = counts.map(([kind, number]) => `${number} ${number === 1 ? kind.slice(0, -1) : kind}`).join(', ')
  if (config.demo) return ok(CHECK, found ? `the demo is on: ${found}` : 'the demo is on')
  if (found) return warn(CHECK, `still here: ${found}; npm run admin -- remove-demo removes what has not been changed`)
  const named = await db
    .select({ title: pages.title })
    .from(pages)
    .where(sql`${pages.content} like ${'%@eyeofsumatra.example%'}`)
  if (named.length > 0)
    return warn(CHECK, `these pages name invented addresses: ${named.map(({ title }) => title).join(', ')}`)
  return ok(CHECK, 'none')
}

/** What the owner has set, and what is as the program comes. */
function checkTexts({ changed }: Settings): Finding {
  const labels = SETTING_NAMES.filter((name) => SETTINGS[name].isTranslated || name.endsWith('_url'))
  const byDefault = labels.filter((name) => !changed.includes(name))
  if (byDefault.length === 0) return ok('magazine', 'all texts and pictures are set')
  return ok('magazine', `as the program comes, unless set under Settings: ${byDefault.join(', ')}`)
}

/** What the magazine shows of its owner. */
export async function checkMagazine(db: Db, config: Config): Promise<Finding[]> {
  const settings = await currentSettings(db, config)
  return [checkContacts(settings, config), await checkDemoContent(db, config), checkTexts(settings)]
}
