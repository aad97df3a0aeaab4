import { ENLARGE } from './EnlargeLink'

/** The link of the picture that was pressed. A picture with a link of its author leads there. */
function pressedLink({ target }: MouseEvent) {
  const pressed = target as Element
  const isPicture = pressed instanceof HTMLImageElement && !pressed.closest('a')
  const figure = isPicture || pressed.classList.contains(ENLARGE) ? pressed.closest('figure') : null
  return figure?.querySelector<HTMLAnchorElement>(`:scope > .${ENLARGE}`)
}

/** Opens pictures large in the page. A press with a key or another button opens the file, as without a script. */
export function enlargePressed() {
  document.addEventListener('click', (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = pressedLink(event)
    if (!link) return
    event.preventDefault()
    import('./viewer').then(({ openViewer }) => openViewer(link)).catch(() => location.assign(link.href))
  })
}
