import { avifSet, imageSource, MAX_PICTURE_WIDTH, SMALL_WIDTH } from '@shared/images'
import { splitLanguage } from '@shared/language-paths'
import { directionOf } from '@shared/languages'
import { i18nFor, loadFrom, orInEnglish, type TextKey } from '../i18n/i18n'
import { ENLARGE } from './EnlargeLink'
import './viewer.css'
import { createZoom } from './zoom'

/** A phone's to what an enlarged picture shows. */
const WIDTHS = { from: SMALL_WIDTH, to: MAX_PICTURE_WIDTH }

/** The pictures of the page that open large, in their order. */
const linksOfPage = () =>
  [...document.querySelectorAll<HTMLAnchorElement>(`main .${ENLARGE}`)].filter((link) => link.offsetParent)

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, ...inner: (Node | string)[]) {
  const element = document.createElement(name)
  element.className = className
  element.append(...inner)
  return element
}

function control(label: string, sign: string, onPress: () => void) {
  const button = make('button', 'viewer-control', sign)
  button.type = 'button'
  button.setAttribute('aria-label', label)
  button.title = label
  button.addEventListener('click', onPress)
  return button
}

/** The page's own caption: it has been made safe, and carries its language and direction. */
const captionOf = (link: Element) => [
  ...(link.parentElement?.querySelector(':scope > figcaption')?.cloneNode(true).childNodes ?? []),
]

/** Shows the pictures of the page one at a time, as large as the window, until the reader closes them or goes back. */
export async function openViewer(opened: HTMLAnchorElement) {
  const { language } = splitLanguage(location.pathname)
  await orInEnglish(loadFrom('pictures'), language)
  // Pressed twice.
  if (document.querySelector('.viewer')) return
  const { t } = i18nFor(language)
  const links = linksOfPage()
  const isRtl = directionOf(language) === 'rtl'
  let index = Math.max(0, links.indexOf(opened))

  const image = make('img', 'viewer-picture')
  const avif = make('source', '')
  avif.type = 'image/avif'
  const failure = make('p', 'viewer-failure', t('viewer.failed'))
  const stage = make('div', 'viewer-stage', make('picture', '', avif, image), failure)
  const caption = make('div', 'viewer-caption')
  const count = make('p', 'viewer-count')
  count.setAttribute('role', 'status')
  const button = (key: TextKey & `viewer.${string}`, sign: string, onPress: () => void) =>
    control(t(key), sign, onPress)
  const zoomOut = button('viewer.zoomOut', '−', () => zoom.step(-1))
  const zoomIn = button('viewer.zoomIn', '+', () => zoom.step(1))
  const previous = button('viewer.previous', isRtl ? '›' : '‹', () => show(index - 1))
  const next = button('viewer.next', isRtl ? '‹' : '›', () => show(index + 1))
  const bar = make('div', 'viewer-bar', count, zoomOut, zoomIn, button('viewer.close', '×', leave))
  const dialog = make('dialog', 'viewer', bar, stage, previous, next, caption)
  dialog.setAttribute('aria-label', t('viewer.title'))
  previous.classList.add('viewer-previous')
  next.classList.add('viewer-next')
  previous.hidden = next.hidden = links.length < 2

  const fit = (scale: number) => {
    image.sizes = avif.sizes = `${Math.ceil(innerWidth * scale)}px`
  }
  const zoom = createZoom(stage, image, {
    onSwipe: (direction) => show(index + (isRtl ? -direction : direction)),
    onZoom: fit,
  })

  function show(wanted: number) {
    index = (wanted + links.length) % links.length
    const link = links[index] as HTMLAnchorElement
    const shown = link.parentElement?.querySelector('img')
    const source = imageSource(link.href, WIDTHS)
    dialog.classList.remove('is-failed')
    zoom.reset()
    image.alt = shown?.alt ?? ''
    avif.srcset = avifSet(source) ?? ''
    image.srcset = source.srcSet ?? ''
    image.src = source.src
    caption.replaceChildren(...captionOf(link))
    caption.hidden = !caption.textContent
    count.textContent = t('viewer.count', { number: index + 1, count: links.length })
  }

  /** Whatever closes it goes back, so that Back closes it too and the page's address is there once. */
  function leave() {
    history.back()
  }

  function close(event: PopStateEvent) {
    // The page has not changed, and its router need not know.
    event.stopImmediatePropagation()
    removeEventListener('popstate', close, { capture: true })
    dialog.close()
    dialog.remove()
    links[index]?.focus({ preventScroll: index === links.indexOf(opened) })
  }

  image.addEventListener('error', () => dialog.classList.add('is-failed'))
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  dialog.addEventListener('keydown', ({ key }) => {
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    if (key === forward) show(index + 1)
    else if (key === 'ArrowLeft' || key === 'ArrowRight') show(index - 1)
    else if (key === '+' || key === '=') zoom.step(1)
    else if (key === '-') zoom.step(-1)
  })
  document.body.append(dialog)
  show(index)
  dialog.showModal()
  history.pushState({ ...history.state }, '')
  addEventListener('popstate', close, { capture: true })
}
