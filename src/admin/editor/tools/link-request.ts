import { addressFromTyped } from '@shared/content/addresses'
import { isHttpUrl } from '@shared/validation'
import { request } from '../../api/client'

export type LinkMeta = { title?: string; description?: string; image?: { url: string } }
export type LinkData = { link: string; meta: LinkMeta }

type Reason = 'notValid' | 'unreachable' | 'withoutData' | 'malformed'

/** `key` is the message for the author: why the link has no preview. */
export class LinkFailure extends Error {
  readonly key: `editor.link.${Reason}`

  constructor(reason: Reason) {
    super(reason)
    this.key = `editor.link.${reason}`
  }
}

/** The address of a link as typed. */
function addressOf(typed: string) {
  const address = addressFromTyped(typed)
  if (!address) throw new LinkFailure('notValid')
  return address
}

const textIn = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)

function metaIn(value: unknown): LinkMeta {
  if (typeof value !== 'object' || value === null) throw new LinkFailure('malformed')
  const { title, description, image } = value as { title?: unknown; description?: unknown; image?: { url?: unknown } }
  const picture = textIn(image?.url)
  return {
    ...(textIn(title) && { title: textIn(title) }),
    ...(textIn(description) && { description: textIn(description) }),
    ...(picture && isHttpUrl(picture) && { image: { url: picture } }),
  }
}

export async function fetchLink(typed: string): Promise<LinkData> {
  const url = addressOf(typed)
  const reply = await request('GET /api/articles/link/fetch-link', { query: { url } }).catch(() => {
    throw new LinkFailure('unreachable')
  })
  const { success, link, meta } = reply as Partial<typeof reply>
  if (!success) throw new LinkFailure('withoutData')
  return { link: textIn(link) ?? url, meta: metaIn(meta) }
}
