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
