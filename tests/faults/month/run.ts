import * as articleActions from './article-actions'
import type { Event } from './days'
import { meetDues } from './dues'
import { during } from './faults'
import * as mailActions from './mail-actions'
import type { Actions, Month } from './month'
import * as otherActions from './other-actions'

const actions: Actions = { ...articleActions, ...mailActions, ...otherActions }

/** Lets everything happen at its time, and what is due in between. */
export async function live(month: Month, events: Event[], until: Date) {
  for (const { at, action, fault } of events) {
    await meetDues(month, at)
    const work = () => actions[action](month)
    const check = fault ? await during(month.magazine, fault, work) : await work()
    await check()
  }
  await meetDues(month, until)
}
