import { isHttpUrl } from '@shared/validation'
import { isForeign } from '../foreign-address'
import type { HandlersFor } from '../handlers-for'
import { invalid, Refusal } from '../refusals'

const FAILED = "Couldn't fetch the link data"

/** Links without a protocol get http, unless they lead into a page (#) or along a site (/). */
const withProtocol = (link: string) => (/^(?:[a-z][a-z0-9+.-]*:\/\/|[/#])/i.test(link) ? link : `http://${link}`)

export const linkHandlers = {
  'GET /api/articles/link/fetch-link': ({ query }) => {
    const link = withProtocol(query.url.trim())
    if (!isHttpUrl(link) || !isForeign(link)) throw invalid({ url: FAILED })
    const { hostname } = new URL(link)
    if (hostname.endsWith('.invalid')) throw new Refusal('unprocessable', FAILED)
    return {
      success: 1 as const,
      link,
      meta: { title: `A page of ${hostname}`, description: `What ${link} is about.` },
    }
  },
} satisfies HandlersFor<'GET /api/articles/link/fetch-link'>
