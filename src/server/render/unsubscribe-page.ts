import { chosenLanguage } from '@shared/language-cookie'
import { languagePath } from '@shared/language-paths'
import { preferredLanguage } from '@shared/language-tags'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import type { FastifyInstance } from 'fastify'
import { redirectTo } from '../http/redirect'

/** Browsers name HTML among what they accept. Programs name JSON, or nothing in particular. */
const asksForPage = (accept = '') => /\btext\/html\b/i.test(accept) && !/\bapplication\/json\b/i.test(accept)

/** The language tags of an Accept-Language header. */
const tagsOf = (header = '') => header.split(',').map((part) => part.replace(/;.*/, ''))

/**
 * Many mail programs open the address in List-Unsubscribe in a browser instead of posting to it. They are led to the page
 * with the button, in the reader's language. Neither changes anything.
 */
export function registerUnsubscribePage(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.call !== 'GET /api/unsubscribe/:token') return
    const { accept, cookie, 'accept-language': languages } = request.headers
    if (!asksForPage(accept)) return
    const { token } = request.params as { token: string }
    const page = languagePath(
      chosenLanguage(cookie) ?? preferredLanguage(tagsOf(languages)) ?? DEFAULT_LANGUAGE,
      paths.unsubscribe,
    )
    return redirectTo(reply, `${page}?${new URLSearchParams({ token })}`, 303)
  })
}
