import { chosenEdition, type Edition, editionCookie, isEdition } from '@shared/edition'
import { PREVIEW, paths } from '@shared/paths'
import { isLocalPath } from '@shared/validation'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { isWeak } from '../files/storage/weak-connections'
import type { View } from '../http/cache/early-answers'
import { invalid } from '../http/errors'
import { requireOwnForm } from '../http/forms'
import { redirectTo } from '../http/redirect'

/** Whether staff want to see a draft, which only a script can load: the session is in the browser. */
function isPreview(address: string) {
  const start = address.indexOf('?')
  return start >= 0 && new URLSearchParams(address.slice(start)).has(PREVIEW)
}

/** The edition that the reader has chosen, or else the one that suits the connection. */
export function editionOf({ headers, address }: View): Edition {
  const edition = chosenEdition(headers.cookie) ?? (isWeak(headers) ? 'lite' : 'full')
  return edition === 'lite' && isPreview(address) ? 'full' : edition
}

/** An address fits in. */
const MAX_BYTES = 4096

/** The switch between the editions: stores the choice in a cookie, and leads back to the page. */
export function registerEditionSwitch(app: FastifyInstance, config: Config) {
  app.post<{ Body: Record<string, string> | undefined }>(
    paths.edition,
    { bodyLimit: MAX_BYTES, config: { postForm: true } },
    async (request, reply) => {
      requireOwnForm(request, config)
      const { edition, page = paths.home } = request.body ?? {}
      if (!isEdition(edition)) throw invalid({ edition: 'Must be full or lite' })
      if (!isLocalPath(page)) throw invalid({ page: 'Must be a path of this site' })
      return redirectTo(reply.header('set-cookie', editionCookie(edition)), page, 303)
    },
  )
}
