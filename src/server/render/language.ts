import { chosenLanguage, languageCookie } from '@shared/language-cookie'
import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@shared/languages'
import type { FastifyInstance } from 'fastify'
import { PAGE_VARY } from '../http/cache/http-cache'
import { redirectTo, sendMoved } from '../http/redirect'
import { canonicalPath } from './canonical-path'

/** The language that the reader has chosen, or else the one that the link asks for. */
function wantedLanguage(cookies: string | undefined, query: URLSearchParams) {
  const asked = query.get('lang') ?? ''
  return chosenLanguage(cookies) ?? (isLanguageCode(asked) ? asked : DEFAULT_LANGUAGE)
}

/**
 * Redirects other ways to write a page's address to its own, and an address without a language to the reader's language.
 * `redirectFrom` knows old addresses, which take precedence over all but pages that every magazine has.
 */
export function registerLanguageChoice(
  app: FastifyInstance,
  redirectFrom: (address: string) => Promise<string | undefined>,
) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isPage) return
    const [path = '/', ...rest] = request.url.split('?')
    const canonical = canonicalPath(path)
    if (canonical.path === path) return
    // The list of languages links to English in this way, for readers whose browser has not run the script.
    const isChoice = canonical.isEnglish && request.headers['sec-fetch-site'] === 'same-origin'
    if (isChoice) reply.header('set-cookie', languageCookie(DEFAULT_LANGUAGE))
    const search = rest.length > 0 ? `?${rest.join('?')}` : ''
    const moved = canonical.isFixed ? undefined : await redirectFrom(request.url)
    return sendMoved(reply, moved ?? canonical.path + search)
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isPage) return
    reply.header('vary', PAGE_VARY)
    const [path = '/', ...rest] = request.url.split('?')
    if (splitLanguage(path).language !== DEFAULT_LANGUAGE) return
    const query = new URLSearchParams(rest.join('?'))
    const wanted = wantedLanguage(request.headers.cookie, query)
    if (wanted === DEFAULT_LANGUAGE) return
    query.delete('lang')
    const search = query.size > 0 ? `?${query}` : ''
    return redirectTo(reply, languagePath(wanted, path) + search, 302)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page of the public site, which exists in every language. */
    isPage?: boolean
  }
}
