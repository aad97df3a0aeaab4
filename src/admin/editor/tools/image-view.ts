import { addressFromTyped, isFilm, nameOfMissing } from '@shared/content/addresses'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { isEnter } from '../../forms/enter-key'
import { t } from '../../i18n/i18n'
import { makeElement } from './make-element'

type State = 'empty' | 'uploading' | 'filled' | 'failed' | 'replacing'

/** The caption may contain markup. */
export type ImageTexts = { caption: string; alt: string; credit: string }

/** A link is no text of the library. */
type Given = ImageTexts & { link: string }

type Options = {
  texts: ImageTexts & Partial<Given>
  /** Whether it is one of a gallery, which has the texts of each at all times. */
  isItem?: boolean | undefined
  /** The URL to load a stored address from. */
  addressOf: (url: string) => string
  onFile: (file: File) => void
  onUrl: (url: string) => void
  /** Opens the library; missing where there is none. */
  onPick?: () => void
  /** Deletes the block. Offered where the picture cannot be shown or copied. */
  onRemove?: () => void
}

/** A field under the picture with its label. Enter would submit the article's form. */
function labelledField(label: string, value: string) {
  const field = makeElement('input', 'cdx-input', { type: 'text' })
  field.value = value
  field.addEventListener('keydown', (event) => isEnter(event) && event.preventDefault())
  const frame = makeElement('label', 'image-block-field')
  frame.append(makeElement('span', '', { text: label }), field)
  return { frame, field }
}

export function button(text: string, onClick: () => void) {
  const element = makeElement('button', 'image-block-button', { type: 'button', text })
  element.addEventListener('click', onClick)
  return element
}

/**
 * The elements of an image block: a form to choose a picture, the progress of the upload, or the picture with its
 * texts, which stay while it is replaced.
 */
export function createImageView({ texts, isItem, addressOf, onFile, onUrl, onPick, onRemove }: Options) {
  const root = makeElement('div', 'cdx-block image-block')
  const picture = makeElement('div', 'image-block-picture')
  const captionField = makeElement('div', 'cdx-input image-block-caption', {
    contenteditable: 'true',
    'data-placeholder': t('editor.image.caption'),
  })
  captionField.innerHTML = texts.caption
  const alt = labelledField(t('pictures.alt'), texts.alt)
  alt.field.placeholder = t('pictures.altHelp')
  const credit = labelledField(t('pictures.credit'), texts.credit)
  credit.field.placeholder = t('pictures.creditHelp')
  const fields = makeElement('div', 'image-block-fields')
  const link = labelledField(t('editor.image.link'), texts.link ?? '')
  link.field.inputMode = 'url'
  // Few pictures have one.
  link.frame.hidden = !texts.link
  fields.append(alt.frame, credit.frame, link.frame)
  const offer = makeElement('div', 'image-block-offer')
  const choose = button(t('editor.image.choose'), () => file.click())
  const address = makeElement('input', 'cdx-input', {
    type: 'url',
    placeholder: t('editor.image.pasteAddress'),
    'aria-label': t('editor.image.address'),
  })
  const file = makeElement('input', '', {
    type: 'file',
    accept: 'image/*',
    hidden: '',
    'aria-label': t('editor.image.file'),
  })
  const failure = makeElement('p', 'image-block-failure')
  const progress = makeElement('progress', 'image-block-progress', { max: '1', 'aria-label': t('uploads.upload') })

  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    file.value = ''
    if (chosen) onFile(chosen)
  })
  address.addEventListener('keydown', (event) => {
    if (!isEnter(event)) return
    // Enter would submit the article's form.
    event.preventDefault()
    event.stopPropagation()
    if (address.value.trim()) onUrl(address.value.trim())
  })
  offer.append(choose)
  if (onPick) offer.append(button(t('media.pick'), onPick))
  const cancel = button(t('common.cancel'), () => {
    show('filled')
    replace.focus()
  })
  offer.append(address, file, cancel)
  const replace = button(t('editor.image.replace'), () => offerAnother())

  const describe = () => {
    for (const media of picture.querySelectorAll('img')) media.alt = alt.field.value
  }
  alt.field.addEventListener('input', describe)

  const show = (state: State) => {
    // A field that is put in again loses the caret.
    if (root.dataset.state === state && state === 'filled') return
    root.dataset.state = state
    cancel.hidden = state !== 'replacing'
    const shown = picture.hasChildNodes() ? [picture] : []
    const textFields = shown.length || isItem ? [captionField, fields] : []
    const parts = {
      empty: [offer, failure, ...(isItem ? textFields : [])],
      uploading: [...shown, progress, ...textFields],
      filled: [picture, replace, captionField, fields],
      failed: [picture, failure, offer, captionField, fields],
      replacing: [picture, failure, offer, captionField, fields],
    }
    root.replaceChildren(...parts[state])
  }
  show('empty')

  const describeFailure = (reason: string, ...buttons: (HTMLElement | undefined)[]) =>
    failure.replaceChildren(reason, ...buttons.flatMap((each) => (each ? [' ', each] : [])))

  /** The picture's place with what it lacks: its texts stay, and another picture may be chosen. */
  function showFailed(reason: string, retry?: () => void) {
    describeFailure(
      reason,
      retry && button(t('common.tryAgain'), retry),
      onRemove && button(t('uploads.remove'), onRemove),
    )
    show('failed')
  }

  /** Offers to choose another picture, with the reason why the last choice failed. */
  function offerAnother(reason = '', retry?: () => void) {
    describeFailure(reason, retry && button(t('common.tryAgain'), retry))
    show('replacing')
    if (!reason) choose.focus()
  }

  function showPicture(url: string) {
    const isShowable = isHttpUrl(url) || isLocalPath(url)
    const media = isFilm(url) ? makeVideo() : makeElement('img', '', { alt: '' })
    if (isShowable) media.src = addressOf(url)
    media.addEventListener('error', () => {
      picture.replaceChildren(unavailable(url))
      if (root.dataset.state === 'filled') showFailed('', () => showPicture(url))
    })
    picture.replaceChildren(isShowable ? media : unavailable(url))
    describe()
    if (isShowable) show('filled')
    else showFailed('')
  }

  return {
    root,
    texts: (): Given => ({
      caption: captionField.innerHTML,
      alt: alt.field.value,
      credit: credit.field.value,
      link: addressFromTyped(link.field.value) ?? '',
    }),
    askLink() {
      link.frame.hidden = false
      link.field.focus()
    },
    /** The caption may be HTML, while the library has plain texts. */
    fillTexts(given: Partial<Record<keyof ImageTexts, string | null>>) {
      alt.field.value ||= given.alt ?? ''
      credit.field.value ||= given.credit ?? ''
      if (!captionField.textContent) captionField.textContent = given.caption ?? ''
    },
    choose: () => choose.focus(),
    /** With the reason of a failure, and what tries again, if that may help. */
    showEmpty(reason = '', retry?: () => void) {
      describeFailure(reason, retry && button(t('common.tryAgain'), retry))
      show('empty')
    },
    /** `share` is the uploaded part, from 0 to 1; without it, the progress is indeterminate. */
    showProgress(share?: number) {
      if (share === undefined || share >= 1) progress.removeAttribute('value')
      else progress.value = share
      if (root.dataset.state !== 'uploading') show('uploading')
    },
    showPicture,
    showFailed,
    offerAnother,
    toggle(flag: string, isOn: boolean) {
      root.classList.toggle(`image-block-${flag}`, isOn)
    },
  }
}

export type ImageView = ReturnType<typeof createImageView>

function unavailable(url: string) {
  const name = nameOfMissing(url)
  const text = name
    ? t('editor.paste.lostOne', { name, reason: t('editor.paste.onComputer') })
    : t('editor.image.cannotShow', { url })
  return makeElement('p', 'image-block-failure', { text })
}

function makeVideo() {
  const video = makeElement('video', '', { playsinline: '' })
  Object.assign(video, { autoplay: true, loop: true, muted: true })
  return video
}
