import { chosenLanguage, languageCookie } from '@shared/language-cookie'
import { languagePath, splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '@shared/languages'
import type { FastifyInstance } from 'fastify'
import { PAGE_VARY } from '../http/cache/http-cache'
import { redirectTo, sendMoved } from '../http/redirect'
import { canonicalPath } from './canonical-path'

/** The language that the reader has chosen, or else the one that the link asks for. */
function wantedLanguage(cookies: string | undefined, query: URLSearchParams) {
  const asked = query.get('lang') ?? ''
  return chosenLanguage(cookies) ?? (isLanguageCode(asked) ? asked : DEFAULT_LANGUAGE)
}

type Sources = {
  /** Knows old addresses, which take precedence over all but pages that every magazine has. */
  redirectFrom: (address: string) => Promise<string | undefined>
  /** The languages in which the magazine is offered. */
  offered: () => Promise<LanguageCode[]>
}

/**
 * Redirects other ways to write a page's address to its own, an address without a language to the reader's language, and one in a
 * language that is not offered to the default language.
 */
export function registerLanguageChoice(app: FastifyInstance, { redirectFrom, offered }: Sources) {
  // A page can be shown without the settings.
  const isOffered = async (code: LanguageCode) =>
    code === DEFAULT_LANGUAGE ||
    (await offered().then(
      (codes) => codes.includes(code),
      () => true,
    ))

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
    const asked = splitLanguage(path)
    if (asked.language !== DEFAULT_LANGUAGE) {
      // Not for good: it may be offered again, and what is translated is still there.
      if (!(await isOffered(asked.language))) return redirectTo(reply, [asked.path, ...rest].join('?'), 302)
      return
    }
    const query = new URLSearchParams(rest.join('?'))
    const wanted = wantedLanguage(request.headers.cookie, query)
    if (wanted === DEFAULT_LANGUAGE || !(await isOffered(wanted))) return
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
