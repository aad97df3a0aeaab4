import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { opensElsewhere } from './opens-elsewhere'

/** What the fragment of an address names. */
function targetOf(hash: string) {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // It is not one of ours.
    return null
  }
}

/** As a browser does: reading with the keyboard, or aloud, goes on there. */
function moveFocus(hash: string) {
  const target = targetOf(hash)
  if (!target) return
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus({ preventScroll: true })
}

/**
 * Makes each link to a part of the page a navigation of the router, which keeps where the reader was for Back: the browser does not, since
 * the router has taken over that from it.
 */
export function useInPageLinks() {
  const navigate = useNavigate()
  const type = useNavigationType()
  const { search, hash, key, state } = useLocation()

  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const to = link?.getAttribute('href')
    if (!to?.startsWith('#') || event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    navigate({ search, hash: to }, { state: { ...state, list: listKey({ key, state }) }, replace: to === hash })
    moveFocus(to)
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  // Of a link to a part of another page.
  useEffect(() => {
    if (type === 'PUSH') moveFocus(hash)
  }, [hash, type])
}

/** The entry of the history in which the reader came to the page. A move within the page adds another one. */
export const listKey = ({ key, state }: { key: string; state: unknown }) =>
  (state as { list?: string } | null)?.list ?? key
