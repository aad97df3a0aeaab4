import { z } from 'zod'

/** Someone else who has the same article open. */
export const PresentAuthor = z.object({ name: z.string() })
export type PresentAuthor = z.infer<typeof PresentAuthor>
