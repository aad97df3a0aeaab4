import { accounts } from '@demo/accounts'
import type { Checklist, ChecklistItem } from '@shared/entities/checklist'
import { CHECKLIST_ITEMS } from '@shared/entities/checklist'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { Config } from '../config/config'
import type { Db } from '../db/client'
import { users } from '../db/schema/core'
import { lastBackup, listOverdue } from '../jobs/overdue'
import { findOutage } from '../mail/outage.queries'
import { currentSettings, isInvented } from '../settings/current.service'
import { isChecklistClosed } from '../settings/settings.service'

const DEMO_EMAILS = accounts.map(({ email }) => email)

type State = { db: Db; config: Config }

async function hasContacts({ db, config }: State) {
  const { contact_emails: contacts } = await currentSettings(db, config)
  return contacts.length > 0 && !contacts.some(isInvented)
}

async function hasOwnAdmin({ db }: State) {
  const isOwn = and(eq(users.role, 'admin'), isNull(users.deactivated_at), notInArray(users.email, DEMO_EMAILS))
  const [own] = await db.select({ id: users.id }).from(users).where(isOwn).limit(1)
  return own !== undefined
}

const sendsMail = async ({ db, config }: State) => config.SMTP_URL !== undefined && !(await findOutage(db))

async function makesBackups({ db, config }: State) {
  if (!config.BACKUP_SCHEDULE || !(await lastBackup(db))) return false
  return !(await listOverdue(db, config)).some(({ kind }) => kind === 'backups')
}

async function isWithoutDemo({ db, config }: State) {
  if (config.demo) return false
  // The demo's content is not loaded by a server that has none.
  const { countDemo } = await import('../doctor/demo-content')
  return (await countDemo(db)).length === 0
}

/** From the state of the magazine, by the rules of the doctor: nothing is ticked by hand. */
const isDone: Record<ChecklistItem, (state: State) => Promise<boolean>> = {
  settings: hasContacts,
  admin: hasOwnAdmin,
  mail: sendsMail,
  backup: makesBackups,
  demo: isWithoutDemo,
}

/** What a new owner has to do. A closed list has no items. */
export async function readChecklist(state: State): Promise<Checklist> {
  if (await isChecklistClosed(state.db)) return { items: [], closed: true }
  const items: Checklist['items'] = []
  for (const name of CHECKLIST_ITEMS) items.push({ name, done: await isDone[name](state) })
  return { items, closed: false }
}
