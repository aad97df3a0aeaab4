import { useEffect, useState } from 'react'
import { lazyPart } from '../lazy-screen'
import { DASHBOARD_KEYS, isInText, matches } from './keys'

const KeyHelp = lazyPart(() => import('./KeyHelp'), 'default')

/** The list of keys, which a question mark outside of texts opens. A dialog that is open has its own keys. */
export function useKeyHelp() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isFree = !isInText(event.target) && document.querySelector('[role=dialog], [role=menu]') === null
      if (!isFree || event.defaultPrevented || !matches(event, DASHBOARD_KEYS.help)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  const dialog = isOpen && <KeyHelp onClose={() => setOpen(false)} />
  return { open: () => setOpen(true), dialog }
}
