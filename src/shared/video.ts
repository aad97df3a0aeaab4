import { isUploadPath } from './validation'

/** Hosts whose players may be framed, unless VIDEO_HOSTS names others. */
export const DEFAULT_VIDEO_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'] as const

const youtubeId = /^[\w-]{6,20}$/
const vimeoId = /^\d{5,15}$/
/** The second part of the address of a Vimeo film that is not listed. */
const vimeoKey = /^[\da-f]{6,20}$/

/** A film on another site: the page that shows it, and its player for frames. */
export type ForeignVideo = { service: 'YouTube' | 'Vimeo'; page: string; player: string }

function youtubeVideo({ hostname, pathname, searchParams }: URL): ForeignVideo | undefined {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  const named = ['shorts', 'embed', 'live'].includes(first) ? second : (searchParams.get('v') ?? '')
  const id = hostname === 'youtu.be' ? first : named
  if (!youtubeId.test(id)) return undefined
  return {
    service: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}`,
  }
}

function vimeoVideo({ pathname, searchParams }: URL): ForeignVideo | undefined {
  const parts = pathname.split('/')
  const at = parts.findLastIndex((part) => vimeoId.test(part))
  const id = parts[at]
  if (!id) return undefined
  const given = parts[at + 1] || (searchParams.get('h') ?? '')
  const key = vimeoKey.test(given) ? given : ''
  return {
    service: 'Vimeo',
    page: `https://vimeo.com/${id}${key && `/${key}`}`,
    player: `https://player.vimeo.com/video/${id}${key && `?h=${key}`}`,
  }
}

/** The film that an address of YouTube or Vimeo leads to, be it that of a page or of a player. */
export function foreignVideo(url: string): ForeignVideo | undefined {
  if (!URL.canParse(url)) return undefined
  const address = new URL(url)
  // A page is only named, but a player is what is framed.
  const isPlayer = /^\/(?:embed|video)\//.test(address.pathname)
  const protocols = isPlayer ? ['https:'] : ['https:', 'http:']
  if (!protocols.includes(address.protocol) || address.port) return undefined
  switch (address.hostname.replace(/^(www|m|music)\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
    case 'youtu.be':
      return youtubeVideo(address)
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeoVideo(address)
  }
}

/** Marks a link that the site replaces by a player once it is pressed. The sanitiser keeps it on such links only. */
export const VIDEO_LINK = 'video-link'

/** Whether it is a film that was uploaded to the API host. */
export const isOwnVideo = (url: string) => isUploadPath(url) && /\.mp4$/i.test(url)

/** Followed by the name of an uploaded film: the page of our server that plays it in a frame. */
export const PLAYER_PATH = '/player/'

/** The address of the page that plays a film that was uploaded; undefined for other addresses. */
export const playerOf = (url: string) => (isOwnVideo(url) ? url.replace('/uploads/', PLAYER_PATH) : undefined)

/** The addresses that a video block can show. */
export const isVideoAddress = (url: string) => isOwnVideo(url) || foreignVideo(url) !== undefined

/** The address of the embedded player for a page of YouTube or Vimeo; other addresses are unchanged. */
export const embedUrl = (url: string) => foreignVideo(url)?.player ?? url

/**
 * Why a video ad must not show this address; undefined if it may. Allowed are uploads to this host (`site` is our own
 * address, if known), and https addresses of hosts whose players the content security policy allows in frames.
 */
export function videoRefusal(address: string, hosts: readonly string[], site?: string) {
  if (isUploadPath(address)) return
  const { protocol, host, pathname } = new URL(embedUrl(address))
  // On our own host, allow only uploads: a page of the same origin could remove the sandbox of its frame.
  if (site && host === new URL(site).host && isUploadPath(pathname)) return
  if (protocol === 'https:' && hosts.some((allowed) => allowed.toLowerCase() === host)) return
  return `Videos may come by https from ${hosts.join(', ')}`
}
