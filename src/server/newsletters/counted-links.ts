import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client'
import { notFound } from '../http/errors'
import { redirectTo } from '../http/redirect'
import { COUNTED_LINKS } from '../mail/links'
import type { Mail } from '../mail/mail'
import { isRobot } from '../net/robots'
import { countsClicks } from './counted-links.service'
import { countClick, findLink } from './newsletter-figures.queries'

/**
 * The links of newsletters, which lead where the letter says and nowhere else. They are no part of the contract, because they answer with a
 * redirect. A link that cannot be counted still leads there.
 */
export function registerCountedLinks(app: FastifyInstance, { db, mail }: { db: Db; mail: Pick<Mail, 'signer'> }) {
  app.get<{ Params: { key: string } }>(`${COUNTED_LINKS}/:key`, async (request, reply) => {
    const id = mail.signer.read('newsletter-link', request.params.key)
    const url = id === undefined ? undefined : await findLink(db, id)
    if (id === undefined || url === undefined) throw notFound('Link')
    const isReader = request.method === 'GET' && !isRobot(request.headers)
    if (isReader && (await countsClicks(db)))
      await countClick(db, id).catch((error) => request.log.warn({ err: error }, 'could not count a link'))
    return redirectTo(reply.header('x-robots-tag', 'noindex, nofollow'), url, 302)
  })
}
