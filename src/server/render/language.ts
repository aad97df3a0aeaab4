import { chosenLanguage } from '@shared/language-cookie'
import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, isLanguageCode } from '@shared/languages'
import type { FastifyInstance } from 'fastify'

/** The language that the reader has chosen, or else the one that the link asks for. */
function wantedLanguage(cookies: string | undefined, query: URLSearchParams) {
  const asked = query.get('lang') ?? ''
  return chosenLanguage(cookies) ?? (isLanguageCode(asked) ? asked : DEFAULT_LANGUAGE)
}

/** Redirects a page's address without a language to the reader's language. */
export function registerLanguageChoice(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isPage) return
    reply.header('vary', 'cookie')
    const [path = '/', ...rest] = request.url.split('?')
    if (splitLanguage(path).language !== DEFAULT_LANGUAGE) return
    const query = new URLSearchParams(rest.join('?'))
    const wanted = wantedLanguage(request.headers.cookie, query)
    if (wanted === DEFAULT_LANGUAGE) return
    query.delete('lang')
    const search = query.size > 0 ? `?${query}` : ''
    return reply.header('cache-control', 'no-store').redirect(languagePath(wanted, path) + search)
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page of the public site, which exists in every language. */
    isPage?: boolean
  }
}
