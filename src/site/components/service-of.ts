const SERVICES: Record<string, string> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  't.me': 'Telegram',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'whatsapp.com': 'WhatsApp',
  'wa.me': 'WhatsApp',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** What a link to a profile is called: the name of the service, or of another host. */
export function serviceOf(address: string) {
  const host = new URL(address).hostname.replace(/^www\./, '')
  return SERVICES[host] ?? SERVICES[host.split('.').slice(-2).join('.')] ?? host
}
