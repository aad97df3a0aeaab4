import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 250

/** The text in the search box. After a pause it goes into the address, whose loader asks the server and drops outdated answers. */
export function useSearchText(q: string) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const target = useNavigation().location?.pathname
  const [typed, setTyped] = useState<string | null>(null)
  const requested = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeaving = useRef(false)

  useEffect(() => {
    isLeaving.current = target !== undefined && target !== pathname
  }, [target, pathname])
  useEffect(() => {
    // A link or the Back button has changed the address.
    if (q === requested.current) return
    requested.current = q
    setTyped(null)
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  const search = (text: string) => {
    clearTimeout(timer.current)
    const wanted = text.trim()
    // Offline, what is on the page is all there is.
    if (wanted === requested.current || isLeaving.current || !navigator.onLine) return
    requested.current = wanted
    const query = wanted ? `?${new URLSearchParams({ q: wanted })}` : ''
    navigate(pathname + query, { replace: true, preventScrollReset: true })
  }
  const change = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), PAUSE_MS)
  }
  return { text: typed ?? q, change, search }
}
