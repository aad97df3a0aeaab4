import { languagePath } from '@shared/language-paths'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { POST_RESULT, POST_WAIT, type PostResult, TOPIC_FIELD } from '@shared/post-forms'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { requireOwnForm } from '../http/forms'
import { internalHeaders } from '../http/internal-requests'
import { redirectTo } from '../http/redirect'

type Fields = Record<string, string>
type Call = { url: string; payload: object }

/** The ids of the boxes that were ticked. */
const topicsIn = (fields: Fields) =>
  Object.keys(fields).flatMap((name) => (name.startsWith(TOPIC_FIELD) ? Number(name.slice(TOPIC_FIELD.length)) : []))

const unsubscribing = ({ token = '', undo, choose, ...fields }: Fields): Call => {
  const url = `/api/unsubscribe/${encodeURIComponent(token)}`
  if (choose) return { url: `${url}/topics`, payload: { topics: topicsIn(fields) } }
  return { url: undo ? `${url}/undo` : url, payload: {} }
}

/** The pages whose forms a browser without a script posts, and the calls that the script would make. */
const FORMS: Record<string, (fields: Fields, language: LanguageCode) => Call> = {
  [paths.subscribe]: ({ email, ...fields }, language) => ({
    url: '/api/newsletters/subscribe',
    payload: { email, language, topics: topicsIn(fields) },
  }),
  [paths.confirmSubscription]: ({ token }) => ({ url: '/api/newsletters/confirm', payload: { token } }),
  [paths.confirmEmail]: ({ token }) => ({ url: '/api/auth/confirm-email', payload: { token } }),
  [paths.unsubscribe]: unsubscribing,
}

/** An address and a token fit in. */
const MAX_BYTES = 4096

function resultOf(status: number): PostResult {
  if (status < 300) return 'done'
  if (status === 429) return 'busy'
  return status < 500 ? 'invalid' : 'failed'
}

/**
 * Answers forms that were posted without a script: makes the call, with its checks and limits, and leads to the page, which shows the
 * result.
 */
export function registerPostForms(app: FastifyInstance, config: Config) {
  for (const [page, callOf] of Object.entries(FORMS))
    for (const { code } of LANGUAGES) {
      const path = languagePath(code, page)
      app.post<{ Body: Fields | undefined }>(
        path,
        { bodyLimit: MAX_BYTES, config: { postForm: true } },
        async (request, reply) => {
          requireOwnForm(request, config)
          const fields = request.body ?? {}
          const { statusCode, headers } = await app.inject({
            method: 'POST',
            ...callOf(fields, code),
            remoteAddress: request.ip,
            headers: internalHeaders,
          })
          const { token } = fields
          const wait = headers['retry-after']
          const query = new URLSearchParams({
            ...(token && { token }),
            [POST_RESULT]: resultOf(statusCode),
            ...(wait && { [POST_WAIT]: String(wait) }),
          })
          return redirectTo(reply, `${path}?${query}`, 303)
        },
      )
    }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes the fields of an HTML form. */
    postForm?: boolean
  }
}
