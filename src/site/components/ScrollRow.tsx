import { type ReactNode, useEffect, useRef } from 'react'

type Props = { className: string; labelledBy: string; children: ReactNode }

/** Cards that on phones stand in one row, which scrolls sideways. While it does, it takes the focus, so that the arrow keys move it. */
export function ScrollRow({ className, labelledBy, children }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = row.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const attributes = { role: 'group', 'aria-labelledby': labelledBy, tabindex: '0' }
      const scrolls = element.scrollWidth > element.clientWidth + 1
      for (const [name, value] of Object.entries(attributes))
        if (scrolls) element.setAttribute(name, value)
        else element.removeAttribute(name)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [labelledBy])
  return (
    <div ref={row} className={`cards scroll-row ${className}`}>
      {children}
    </div>
  )
}
