import { z } from 'zod'

/** What a new owner has to do, in the order in which it is best done. */
export const CHECKLIST_ITEMS = ['admin', 'settings', 'mail', 'backup', 'demo'] as const
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number]

export const Checklist = z.object({
  items: z.array(z.object({ name: z.enum(CHECKLIST_ITEMS), done: z.boolean() })),
  /** The owner does not want to see it any more. */
  closed: z.boolean(),
})
export type Checklist = z.infer<typeof Checklist>

export const ChecklistInput = Checklist.pick({ closed: true })
