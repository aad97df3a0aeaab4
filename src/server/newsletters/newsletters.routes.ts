import { notFound } from '../http/errors'
import type { PartialHandlers } from '../http/route'
import { readStatistics } from './newsletter-figures.service'
import { findNewsletter, listNewsletters } from './newsletters.queries'
import { createNewsletter, removeNewsletter, saveNewsletter } from './newsletters.service'

export const newsletterHandlers = {
  'GET /api/newsletters': async ({ db, query }) => listNewsletters(db, query),
  'GET /api/newsletters/:id': async ({ db, params }) => {
    const newsletter = await findNewsletter(db, params.id)
    if (!newsletter) throw notFound('Newsletter')
    return { newsletter }
  },
  'GET /api/newsletters/:id/statistics': async ({ db, params }) => readStatistics(db, params.id),
  'POST /api/newsletters': async ({ body, ...context }) => ({
    message: 'Newsletter created successfully!',
    newsletter: await createNewsletter(context, body),
  }),
  'PUT /api/newsletters/:id': async ({ body, params, ...context }) => ({
    message: 'Newsletter updated successfully!',
    newsletter: await saveNewsletter(context, params.id, body),
  }),
  'DELETE /api/newsletters/:id': async ({ params, ...context }) => {
    await removeNewsletter(context, params.id)
    return { message: 'Newsletter deleted successfully!' }
  },
} satisfies PartialHandlers
