import { isHttpUrl } from '@shared/validation'
import { AppError, invalid } from '../../http/errors'
import { type ForeignFetch, RefusedAddressError } from '../../net/guarded-fetch'

const FAILED = "Couldn't fetch the link data"
const MAX_HTML_BYTES = 2 * 1024 * 1024

/** Links without a protocol get http, unless they lead into a page (#) or along a site (/). */
const withProtocol = (link: string) => (/^(?:[a-z][a-z0-9+.-]*:\/\/|[/#])/i.test(link) ? link : `http://${link}`)

const cut = (text: string | undefined, length: number) =>
  text?.replace(/\s+/g, ' ').trim().slice(0, length) || undefined

/** As the page says its letters are written; UTF-8 where it says nothing, or something that nobody knows. */
function decode(body: Buffer, type: string) {
  const head = body.subarray(0, 2048).toString('latin1')
  const named = /charset=["']?([\w-]+)/i.exec(type)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

async function pageOf(foreignFetch: ForeignFetch, link: string) {
  try {
    return await foreignFetch(link, { accept: /^(?:text\/html|application\/xhtml\+xml)/i, maxBytes: MAX_HTML_BYTES })
  } catch (error) {
    if (error instanceof RefusedAddressError) throw invalid({ url: FAILED })
    throw new AppError('unprocessable', FAILED)
  }
}

/** What a page says of itself. A refused address is a 400, one that does not answer with a page a 422. */
export async function previewLink(foreignFetch: ForeignFetch, url: string) {
  const link = withProtocol(url.trim())
  const page = await pageOf(foreignFetch, link)
  // Seldom needed, and slow to load.
  const { default: openGraph } = await import('open-graph-scraper')
  const { result } = await openGraph({ html: decode(page.body, page.type) }).catch(() => ({ result: undefined }))
  const picture = result?.ogImage?.[0]?.url
  const image = picture && URL.canParse(picture, page.url) ? new URL(picture, page.url).href : ''
  return {
    success: 1 as const,
    link,
    meta: {
      title: cut(result?.ogTitle, 300),
      description: cut(result?.ogDescription, 1000),
      image: isHttpUrl(image) ? { url: image } : undefined,
    },
  }
}
