import { withProtocol } from '@shared/content/addresses'
import { cleanLine, cut } from '@shared/content/clean-text'
import { isHttpUrl } from '@shared/validation'
import { AppError, invalid } from '../http/errors'
import { type ForeignFetch, RefusedAddressError } from '../net/guarded-fetch'
import { readHead } from './head'

const FAILED = "Couldn't fetch the link data"
const MAX_PAGE_BYTES = 2 * 1024 * 1024
/** The part that is parsed: the head, which holds the texts of a preview, is at the beginning. */
const MAX_HEAD_BYTES = 256 * 1024

const line = (text = '', length: number) => cut(cleanLine(text), length) || undefined

/** Decodes by the charset that the page declares; UTF-8 if there is none, or an unknown one. */
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
    return await foreignFetch(link, { accept: /^(?:text\/html|application\/xhtml\+xml)/i, maxBytes: MAX_PAGE_BYTES })
  } catch (error) {
    if (error instanceof RefusedAddressError) throw invalid({ url: FAILED })
    throw new AppError('unprocessable', FAILED)
  }
}

/** Title, description and picture of a page: 400 for a refused address, 422 if there is no page at it. */
export async function previewLink(foreignFetch: ForeignFetch, url: string) {
  const link = withProtocol(url.trim())
  const page = await pageOf(foreignFetch, link)
  const { title, meta } = readHead(decode(page.body.subarray(0, MAX_HEAD_BYTES), page.type))
  const first = (...names: string[]) => names.map((name) => meta.get(name)).find(Boolean)
  const picture = first('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image')
  const image = picture && URL.canParse(picture, page.url) ? new URL(picture, page.url).href : ''
  return {
    success: 1 as const,
    link,
    meta: {
      title: line(first('og:title') ?? title, 300),
      description: line(first('og:description', 'description'), 1000),
      image: isHttpUrl(image) ? { url: image } : undefined,
    },
  }
}
