import { isUploadPath } from './validation'

/** Whose players may be framed, unless the owner names others (VIDEO_HOSTS). */
export const DEFAULT_VIDEO_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'] as const

const youtubeId = /^[\w-]{6,20}$/
const vimeoId = /^\d{5,15}$/

/** The address under which a page of YouTube or Vimeo lets itself be framed; any other address as it is. */
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
 * Why a video ad may not show this address, or nothing where it may: a file that lies here (`site`: our own address,
 * where it is known), or a host whose player the content security policy lets be framed, which is by https.
 */
export function videoRefusal(address: string, hosts: readonly string[], site?: string) {
  if (isUploadPath(address)) return
  const { protocol, host, pathname } = new URL(embedUrl(address))
  // Not just any page of ours: framed beside our own, it could undo its sandbox.
  if (site && host === new URL(site).host && isUploadPath(pathname)) return
  if (protocol === 'https:' && hosts.some((allowed) => allowed.toLowerCase() === host)) return
  return `Videos may come by https from ${hosts.join(', ')}`
}
