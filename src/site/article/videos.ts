import { escapeHtml } from '@shared/content/html'
import { foreignVideo, VIDEO_LINK } from '@shared/video'
import { type RefObject, useEffect } from 'react'
import type { Translate } from '../i18n/i18n'

const LINKS = new RegExp(`(<a [^>]*class="${VIDEO_LINK}"[^>]*>)([^<]*)</a>`, 'g')

/** Puts into each link to a film what pressing it does, in the reader's language. */
export const withVideoLabels = (html: string, t: Translate) =>
  html.replace(LINKS, (_, opening: string, service: string) => {
    const play = `<b>${escapeHtml(t('article.playVideo'))}</b>`
    return `${opening}${play} <span>${escapeHtml(t('article.videoFrom', { service }))}</span></a>`
  })

/** The player of another site needs scripts and its storage; it may not navigate our page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups'

function createPlayer(player: string, title: string) {
  const frame = document.createElement('iframe')
  frame.className = 'video-player'
  frame.title = title
  frame.setAttribute('sandbox', SANDBOX)
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  const address = new URL(player)
  address.searchParams.set('autoplay', '1')
  frame.src = address.href
  return frame
}

/**
 * Plays films in the page once their link is pressed: until then nothing is loaded from their site. The link stays below the player, in
 * case the film cannot be shown here. A click with a key or the middle button opens the film's own page, as without scripts.
 */
export function usePlayers(text: RefObject<HTMLElement | null>, t: Translate) {
  useEffect(() => {
    const element = text.current
    function play(event: MouseEvent) {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      const link = (event.target as Element).closest<HTMLAnchorElement>(`a.${VIDEO_LINK}`)
      const film = link && foreignVideo(link.href)
      if (!film) return
      event.preventDefault()
      const caption = link.parentElement?.querySelector('figcaption')?.textContent
      const player = createPlayer(film.player, caption || film.service)
      link.before(player)
      link.className = 'video-source'
      link.textContent = t('article.watchOn', { service: film.service })
      player.focus()
    }
    element?.addEventListener('click', play)
    return () => element?.removeEventListener('click', play)
  }, [text, t])
}
