import { isUploadPath } from './validation'

/** Hosts whose players may be framed, unless VIDEO_HOSTS names others. */
export const DEFAULT_VIDEO_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'] as const

const youtubeId = /^(?!videoseries$|live_stream$)[\w-]{6,20}$/
const vimeoId = /^\d{5,15}$/
/** The second part of the address of a Vimeo film that is not listed. */
const vimeoKey = /^[\da-f]{6,20}$/
/** What stands before numbers that are not those of films. */
const vimeoOther = /^(?:album|categories|channels|events?|folder|groups|showcase|user)$/

/** A film on another site: the page that shows it, and its player for frames. */
export type ForeignVideo = { service: 'YouTube' | 'Vimeo'; page: string; player: string }

const TIME = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d{1,9})?s?)?$/

/** The second at which a film should start: `t=90`, `#t=1m30s`, `start=90`. 0 if the address does not say. */
function startOf({ searchParams, hash }: URL) {
  const time = searchParams.get('t') || searchParams.get('start') || /[#&]t=([^&]*)/.exec(hash)?.[1]
  const [, hours = 0, minutes = 0, seconds = 0] = TIME.exec(time ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function youtubeVideo(address: URL): ForeignVideo | undefined {
  const { hostname, pathname, searchParams } = address
  const [first = '', second = ''] = pathname.split('/').slice(1)
  // Old players have further values in the path.
  const named = ['shorts', 'embed', 'live', 'v', 'e'].includes(first)
    ? (second.split('&')[0] ?? '')
    : (searchParams.get('v') ?? '')
  const id = hostname === 'youtu.be' ? first : named
  if (!youtubeId.test(id)) return undefined
  const start = startOf(address)
  return {
    service: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
    player: `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`,
  }
}

function vimeoVideo(address: URL): ForeignVideo | undefined {
  const parts = address.pathname.split('/')
  const at = parts.findLastIndex((part) => vimeoId.test(part))
  const id = parts[at]
  if (!id || vimeoOther.test(parts[at - 1] ?? '')) return undefined
  const given = parts[at + 1] || (address.searchParams.get('h') ?? '')
  const key = vimeoKey.test(given) ? given : ''
  const start = startOf(address)
  const from = start ? `#t=${start}s` : ''
  return {
    service: 'Vimeo',
    page: `https://vimeo.com/${id}${key && `/${key}`}${from}`,
    player: `https://player.vimeo.com/video/${id}${key && `?h=${key}`}${from}`,
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
