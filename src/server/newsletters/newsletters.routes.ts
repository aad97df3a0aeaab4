import { DEFAULT_LANGUAGE } from '@shared/languages'
import { notFound } from '../http/errors'
import type { PartialHandlers } from '../http/route'
import { readStatistics } from './newsletter-figures.service'
import { textFor } from './newsletter-translations'
import { findNewsletter, listNewsletters, listPublicNewsletters } from './newsletters.queries'
import { createNewsletter, publishNewsletter, removeNewsletter, saveNewsletter } from './newsletters.service'

export const newsletterHandlers = {
  'GET /api/newsletters': async ({ db, query }) => listNewsletters(db, query),
  'GET /api/newsletters/public': async ({ db, mail, query: { lang, ...query } }) => {
    const { newsletters, ...total } = await listPublicNewsletters(db, query)
    const shown = newsletters.map(async (newsletter) => {
      const { subject, language = DEFAULT_LANGUAGE } = await textFor(db, newsletter, lang ?? DEFAULT_LANGUAGE)
      return {
        key: mail.signer.sign('web-version', newsletter.id),
        subject,
        sent_at: newsletter.sent_at ?? newsletter.updated_at,
        ...(lang && { lang: language }),
      }
    })
    return { newsletters: await Promise.all(shown), ...total }
  },
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
  'PUT /api/newsletters/:id/public': async ({ body, params, ...context }) => ({
    message: body.public ? 'Newsletter is public' : 'Newsletter is no longer public',
    newsletter: await publishNewsletter(context, params.id, body.public),
  }),
  'DELETE /api/newsletters/:id': async ({ params, ...context }) => {
    await removeNewsletter(context, params.id)
    return { message: 'Newsletter deleted successfully!' }
  },
} satisfies PartialHandlers
