import { mediaUrl } from '@shared/media-url'
import { isOwnVideo } from '@shared/video'
import { isEnter } from '../../forms/enter-key'
import { t } from '../../i18n/i18n'
import { FILM_TYPES } from '../../uploads/films'
import { videoIcon } from './icons'
import { makeElement } from './make-element'

type Options = {
  /** Why there is no film yet. */
  reason: string
  /** Returns false if there is no film at the address. */
  onAddress: (typed: string) => boolean
  /** What the buttons do; missing where the host takes no films. */
  library?: { onFile: (file: File) => void; onPick: () => void }
}

function addressField({ onAddress, library }: Options, failure: HTMLElement) {
  const field = makeElement('input', 'cdx-input', {
    type: 'text',
    inputmode: 'url',
    placeholder: t(library ? 'editor.video.orPaste' : 'editor.video.placeholder'),
    'aria-label': t('editor.video.address'),
  })
  const take = () => {
    const isWrong = field.value.trim() !== '' && !onAddress(field.value)
    field.setAttribute('aria-invalid', String(isWrong))
    failure.textContent = isWrong ? t('editor.video.notValid') : ''
  }
  field.addEventListener('keydown', (event) => {
    if (!isEnter(event)) return
    // Enter would submit the article's form.
    event.preventDefault()
    event.stopPropagation()
    take()
  })
  field.addEventListener('change', take)
  return field
}

/** The form of a block without a film: a file, one of the library, or an address. */
export function videoOffer(options: Options) {
  const { reason, library } = options
  const failure = makeElement('p', 'image-block-failure', { role: 'alert', text: reason })
  const address = addressField(options, failure)
  if (!library) return [address, failure]
  const offer = makeElement('div', 'image-block-offer')
  const choose = makeElement('button', 'image-block-button', { type: 'button', text: t('editor.video.choose') })
  const pick = makeElement('button', 'image-block-button', { type: 'button', text: t('media.pick') })
  const file = makeElement('input', '', {
    type: 'file',
    accept: FILM_TYPES,
    hidden: '',
    'aria-label': t('editor.video.file'),
  })
  choose.addEventListener('click', () => file.click())
  pick.addEventListener('click', library.onPick)
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    file.value = ''
    if (chosen) library.onFile(chosen)
  })
  offer.append(choose, pick, address, file)
  return [offer, failure]
}

/** A film of another site: like the page of the article, the editor loads nothing from there. */
export function filmPanel(page: string, service: string) {
  const panel = makeElement('a', 'video-block-panel', { href: page, target: '_blank', rel: 'noopener noreferrer' })
  panel.innerHTML = videoIcon
  panel.append(makeElement('b', '', { text: service }), makeElement('span', '', { text: page }))
  return panel
}

/** A film that was uploaded. */
export function filmElement(url: string) {
  const film = makeElement('video', 'video-block-film', { controls: '', preload: 'none', playsinline: '' })
  if (isOwnVideo(url)) film.src = mediaUrl(url)
  return film
}
