import { createPath, type DataRouter, matchRoutes, parsePath, type RouterState, type To } from 'react-router-dom'
import { loadCode } from './load-code'
import { inEachLanguage, PAGES, type PageRoute } from './route-table'

type Rest = { router: DataRouter; prefetch: (address: string) => void }
type Subscriber = Parameters<DataRouter['subscribe']>[0]

const IDLE = { state: 'idle' } as RouterState['navigation']

/** The page at this address with its code, matched as the site's router will match it, which gives each route the same id. */
export async function matchFirstPage() {
  const pages = Object.values<PageRoute>(PAGES)
  const languages = inEachLanguage(pages.map((page) => ({ ...page }) as ReturnType<typeof inEachLanguage>[number]))
  const matches = matchRoutes(languages, location) ?? []
  await loadCode(matches)
  const [language, page] = matches.map(({ route }) => route)
  const first = language && languages.indexOf(language)
  const second = page && language?.children?.indexOf(page)
  const ids = [`${first}`, `${first}-${second}`]
  return matches.map((match, depth) => ({ ...match, route: { ...match.route, id: ids[depth] ?? '' } }))
}

/** Where the browser is, as React Router reads it from the history. */
function currentLocation(): RouterState['location'] {
  const { pathname, search, hash } = location
  return { pathname, search, hash, state: history.state?.usr ?? null, key: history.state?.key ?? 'default' }
}

const isSamePage = (at: RouterState['location']) => at.pathname === location.pathname && at.search === location.search

/**
 * Shows the page that the server has rendered, until the reader is about to go on: then `loadRest` loads what takes a third of the
 * site's code, and this router passes everything on to the one that it returns.
 */
export async function createFirstRouter(loaderData: RouterState['loaderData'], loadRest: () => Promise<Rest>) {
  const matches = await matchFirstPage()
  const state = {
    historyAction: 'POP',
    location: currentLocation(),
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  } as RouterState
  const subscribers = new Set<Subscriber>()
  const notify: Subscriber = (...args) => {
    for (const subscriber of subscribers) subscriber(...args)
  }
  let scrolling: Parameters<DataRouter['enableScrollRestoration']> | undefined
  let rest: DataRouter | undefined
  let loading: Promise<Rest> | undefined

  // Back, to a page that this document has shown before it was loaded again: the server renders that one too.
  const onHistory = () => {
    if (!isSamePage(state.location)) location.reload()
  }

  async function takeOver() {
    const loaded = await loadRest()
    removeEventListener('popstate', onHistory)
    rest = loaded.router
    rest.subscribe(notify)
    if (scrolling) rest.enableScrollRestoration(...scrolling)
    return loaded
  }

  function load() {
    loading ??= takeOver().catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }

  function showProgress(to: To | number | null) {
    const next = {
      pathname: '/',
      search: '',
      hash: '',
      state: null,
      key: '',
      ...(typeof to === 'string' && parsePath(to)),
    }
    const navigation = { state: 'loading', location: next } as RouterState['navigation']
    notify({ ...state, navigation }, { deletedFetchers: [], newErrors: null, flushSync: false })
  }

  async function navigate(...[to, options]: Parameters<DataRouter['navigate']>) {
    if (rest) return rest.navigate(to, options)
    showProgress(to)
    try {
      const { router } = await load()
      return await router.navigate(to, options)
    } catch (error) {
      if (rest) throw error
      // Without the code, the browser goes there itself.
      location.assign(typeof to === 'string' ? to : location.href)
    }
  }

  addEventListener('popstate', onHistory)
  const address = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), location.origin)
  const router = {
    basename: '/',
    future: {},
    window,
    get state() {
      return rest?.state ?? state
    },
    get routes() {
      return rest?.routes ?? matches.map(({ route }) => route)
    },
    get manifest() {
      return rest?.manifest ?? Object.fromEntries(matches.map(({ route }) => [route.id, route]))
    },
    subscribe(subscriber: Subscriber) {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    enableScrollRestoration(...args: NonNullable<typeof scrolling>) {
      scrolling = args
      return () => {}
    },
    navigate,
    revalidate: async () => (await load()).router.revalidate(),
    createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
    createURL: address,
    encodeLocation: (to: To) => {
      const { pathname, search, hash } = address(to)
      return { pathname, search, hash }
    },
  }
  return {
    router: router as unknown as DataRouter,
    prefetch: (to: string) => load().then((loaded) => loaded.prefetch(to)),
  }
}
