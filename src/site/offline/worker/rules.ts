import { isOfOneReader } from '@shared/keyed-address'
import { splitLanguage } from '@shared/language-paths'
import { paths } from '@shared/paths'
import { isPublicCallPath } from '../protocol'

/** Pages whose query or path is specific to one reader: it holds a token, the result of a form, or the destination after signing in. */
const personal = [
  paths.login,
  paths.resetPassword,
  paths.confirmEmail,
  paths.subscribe,
  paths.confirmSubscription,
  paths.unsubscribe,
  paths.newsletters,
]

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/** A page of the public site that is the same for everyone. Paths with an extension, such as the feeds, are files. */
export function isPublicPage(pathname: string) {
  const { path } = splitLanguage(pathname)
  if ([paths.dashboard, '/api', '/uploads', '/assets', ...personal].some((parent) => isBelow(path, parent)))
    return false
  return !/\.\w+$/.test(path)
}

/** A public page that is kept. Of one reader are pages of searches, and those with a token or a destination in their query. */
export const isKeptPage = ({ pathname, href }: URL) => isPublicPage(pathname) && !isOfOneReader(href)

/** A page that is never kept. It needs the network for what it does, but not for being shown. */
export function isPersonalPage(pathname: string) {
  const { path } = splitLanguage(pathname)
  return personal.some((parent) => isBelow(path, parent))
}

/**
 * Calls with a session are never cached: their replies may contain more than the public may see. Nor are those that want no copy, of
 * what the page itself keeps. What a reader has searched for is no one else's business on a shared phone.
 */
export const isPublicCall = (url: URL, { headers, cache }: Pick<Request, 'headers' | 'cache'>) =>
  isPublicCallPath(url.pathname) && !url.searchParams.has('q') && !headers.has('authorization') && cache !== 'no-store'

type Answer = Pick<Response, 'status' | 'headers'>

const cacheControl = ({ headers }: Answer) => headers.get('cache-control') ?? ''

/** Honours the host's `cache-control`, whatever the address. */
export const isCacheable = (answer: Answer) => answer.status === 200 && !/no-store|private/.test(cacheControl(answer))

/** Only pages of the lite edition are for the browser alone, and yet need not be fetched again. */
export const isLite = (page: Answer) => page.status === 200 && /private/.test(cacheControl(page))
