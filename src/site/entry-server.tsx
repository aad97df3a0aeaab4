import serif from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { createClient } from '@shared/client'
import { splitLanguage } from '@shared/language-paths'
import { isRightToLeft, type LanguageCode } from '@shared/languages'
import type { SiteSettings } from '@shared/site-settings'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { App } from './App'
import { headHtml, scriptJson } from './head'
import { i18nFor, loadCatalogue } from './i18n/i18n'
import { pageMeta } from './page-meta'
import { createRoutes } from './routes'

type Context = { send: typeof fetch; settings: SiteSettings }

// The routes know whom they ask; in one process that is always the same.
let handler: { send: typeof fetch; value: ReturnType<typeof createStaticHandler> } | undefined

function handlerFor(send: typeof fetch) {
  if (handler?.send !== send) {
    const request = createClient({ baseUrl: '', token: () => null, send })
    handler = { send, value: createStaticHandler(createRoutes(request)) }
  }
  return handler.value
}

/** The letters of every page: fetched at once, and not only when the style sheet has asked for them. */
const fonts = [serif, sans]
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('\n    ')

type LoaderResult = { article?: unknown; isMissing?: boolean; failed?: boolean } | null | undefined

/** A public page with its data, for the browser to take over from. */
export async function render(url: string, { send, settings }: Context) {
  const { query, dataRoutes } = handlerFor(send)
  const context = await query(new Request(new URL(url, settings.publicUrl)))
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }

  const { language } = splitLanguage(context.location.pathname)
  const matches = context.matches.map(({ route }) => ({ handle: route.handle, data: context.loaderData[route.id] }))
  const { meta, status, isPersonal } = pageMeta(matches, { pathname: context.location.pathname, settings })
  const data = matches.at(-1)?.data as LoaderResult
  const isMissing = data?.isMissing || (data?.article === null && !data.failed)
  const html = renderToString(
    <App settings={settings}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </App>,
  )
  const { loaderData, errors } = context
  return {
    status: status ?? (isMissing ? 404 : errors ? 500 : 200),
    /** A page that lacks something, or is for one reader, must not be kept. */
    keep: !data?.failed && !errors && !isPersonal,
    lang: language,
    dir: isRightToLeft(language) ? 'rtl' : 'ltr',
    head: meta ? `${headHtml(meta, language, settings)}\n    ${fonts}` : fonts,
    html,
    data: scriptJson({ loaderData, errors: null, settings }),
  }
}

/** What a feed says of the magazine. */
export async function tagline(language: LanguageCode) {
  await loadCatalogue(language)
  return i18nFor(language).t('home.tagline')
}
