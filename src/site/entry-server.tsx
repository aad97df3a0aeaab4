import serif from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { TURN_HEADER } from '@shared/ad-rotation'
import { createClient } from '@shared/client'
import { splitLanguage } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, directionOf } from '@shared/languages'
import type { HydrationData, SiteEntry } from '@shared/site-entry'
import { setTimeZone } from '@shared/time'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { App } from './App'
import { partsReady } from './components/later'
import { ownSettingsOf, pageData } from './data/page-state'
import { colourStyle } from './head/colours'
import { headHtml, scriptJson } from './head/head'
import { pageMeta } from './head/page-meta'
import { i18nFor, loadCatalogue } from './i18n/i18n'
import { priceText, toLite } from './lite/lite-page'
import { PlaceholdersContext, storedIn } from './pictures/placeholders'
import { createRoutes } from './routes'

// A text that a language lacks is in English.
await loadCatalogue(DEFAULT_LANGUAGE)

// The routes depend on `send`, which is always the same in one process.
let handler: { send: typeof fetch; value: ReturnType<typeof createStaticHandler> } | undefined

function handlerFor(send: typeof fetch) {
  if (handler?.send !== send) {
    const request = createClient({ baseUrl: '', token: () => null, send })
    handler = { send, value: createStaticHandler(createRoutes(request)) }
  }
  return handler.value
}

/** Fonts of every page. Phones load them when the style sheet asks for them, after the largest picture: text is shown without them. */
const fonts = [serif, sans]
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" media="(min-width: 48rem)" crossorigin>`)
  .join('\n    ')

/**
 * The address of a page, with U+FFFD in place of line breaks: the router's patterns do not match those, so that not even
 * the route of unknown pages would fit.
 */
function addressOf(path: string, publicUrl: string) {
  const address = new URL(publicUrl + path)
  address.pathname = address.pathname.replace(/%0[ad]|%e2%80%a[89]/gi, '%EF%BF%BD')
  return address
}

const render: SiteEntry['render'] = async (url, { send, settings, turn = 0, placeholders = async () => new Map() }) => {
  setTimeZone(settings.timeZone)
  const { query } = handlerFor(send)
  const context = await query(
    new Request(addressOf(url, settings.publicUrl), { headers: { [TURN_HEADER]: String(turn) } }),
  )
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/', status: context.status }

  const { language } = splitLanguage(context.location.pathname)
  const { loaderData, errors } = context
  const matches = context.matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }))
  const own = ownSettingsOf(matches)
  const { meta, status, isPersonal, needsScript } = pageMeta(matches, {
    pathname: context.location.pathname,
    settings: { ...settings, own },
  })
  const data = pageData(matches)
  const hasFailed = matches.some((match) => match.loaderData?.failed)
  const json = scriptJson({ loaderData, settings } satisfies HydrationData)
  // Without routes: the matches bring theirs, and the router would copy all there are, of each page and language.
  const router = createStaticRouter([], context)
  await partsReady(language)
  const html = renderToString(
    <App settings={settings}>
      <PlaceholdersContext value={await placeholders(storedIn(json))}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </PlaceholdersContext>
    </App>,
  )
  return {
    status: status ?? (data?.isMissing ? 404 : errors ? 500 : 200),
    keep: !hasFailed && !errors && !isPersonal,
    lang: language,
    dir: directionOf(language),
    head: meta ? `${headHtml(meta, language, { ...settings, own })}\n    ${fonts}` : fonts,
    html,
    style: colourStyle(own),
    turns: data?.turns ?? 1,
    data: json,
    needsScript,
  }
}

const tagline: SiteEntry['tagline'] = async (language) => {
  await loadCatalogue(language)
  return i18nFor(language).t('home.tagline')
}

export const siteEntry: SiteEntry = { render, lite: toLite, price: priceText, tagline }
