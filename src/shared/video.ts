import { isUploadPath } from './validation'

/** Hosts whose players may be framed, unless VIDEO_HOSTS names others. */
export const DEFAULT_VIDEO_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'] as const

const youtubeId = /^[\w-]{6,20}$/
const vimeoId = /^\d{5,15}$/

/** The address of the embedded player for a page of YouTube or Vimeo; other addresses are unchanged. */
export function embedUrl(url: string) {
  if (!URL.canParse(url)) return url
  const { hostname, pathname, searchParams } = new URL(url)
  const host = hostname.replace(/^(www|m)\./, '')
  const last = pathname.split('/').at(-1) ?? ''
  const youtube = host === 'youtu.be' || pathname.startsWith('/shorts/') ? last : searchParams.get('v')
  if ((host === 'youtube.com' || host === 'youtu.be') && youtube && youtubeId.test(youtube))
    return `https://www.youtube-nocookie.com/embed/${youtube}`
  if (host === 'vimeo.com' && vimeoId.test(last)) return `https://player.vimeo.com/video/${last}`
  return url
}

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
