import * as articleActions from './article-actions'
import { passNights } from './backups'
import type { Event } from './days'
import { meetDues } from './dues'
import { during } from './faults'
import * as mailActions from './mail-actions'
import type { Actions, Month } from './month'
import * as otherActions from './other-actions'

const actions: Actions = { ...articleActions, ...mailActions, ...otherActions }

/** Lets everything happen at its time, and what is due in between. */
export async function live(month: Month, events: Event[], until: Date) {
  const pass = (moment: Date) => passNights(month, moment, (dueUntil) => meetDues(month, dueUntil))
  for (const { at, action, fault } of events) {
    await pass(at)
    const work = () => actions[action](month)
    const check = fault ? await during(month.magazine, fault, work) : await work()
    await check()
  }
  await pass(until)
}
