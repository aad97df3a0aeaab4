import { splitLanguage } from '@shared/language-paths'
import { paths } from '../../paths'
import { isPublicCallPath } from '../names'

/** What follows their path is for one reader: a key to something, or where to go after signing in. */
const personal = [paths.login, paths.resetPassword, paths.confirmEmail, paths.unsubscribe, paths.newsletters]

const isBelow = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/** A page of the public site that is the same for everybody. Files, such as the feeds, have an ending. */
export function isPublicPage(pathname: string) {
  const { path } = splitLanguage(pathname)
  if ([paths.dashboard, '/api', '/uploads', '/assets', ...personal].some((parent) => isBelow(path, parent)))
    return false
  return !/\.\w+$/.test(path)
}

/** A read that anybody may make. One with a session may answer more than others may see, and leaves no trace. */
export const isPublicCall = (url: URL, request: Pick<Request, 'headers'>) =>
  isPublicCallPath(url.pathname) && !request.headers.has('authorization')

/** What the host wants nobody to keep is not kept, whatever its address. */
export const mayBeKept = ({ status, headers }: Pick<Response, 'status' | 'headers'>) =>
  status === 200 && !/no-store|private/.test(headers.get('cache-control') ?? '')
