import type { API, BlockAPI } from '@editorjs/editorjs'
import { isLinkAddress, withProtocol } from '@shared/content/addresses'
import { isEnter } from '../../forms/enter-key'
import { t } from '../../i18n/i18n'
import { makeElement } from './make-element'

/** The address as it is stored: `example.org` is one of the web. */
const addressOf = (typed: string) => {
  const address = typed.trim()
  return isLinkAddress(address) || !/^[^\s@/]+\.[^\s@]+$/.test(address) ? address : withProtocol(address)
}

type Options = {
  label: string
  url: string
  /** When the author has changed it. */
  onChange?: () => void
  onEnter: () => void
}

/** The field of a block for the address that it leads to, with what is wrong with it. */
export function addressField({ label, url, onChange, onEnter }: Options) {
  const failure = makeElement('p', 'image-block-failure', { role: 'alert' })
  const field = makeElement('input', 'cdx-input', {
    type: 'text',
    inputmode: 'url',
    placeholder: label,
    'aria-label': label,
  })
  const show = (address: string) => {
    field.value = address
    const isWrong = address !== '' && !isLinkAddress(address)
    field.setAttribute('aria-invalid', String(isWrong))
    failure.textContent = isWrong ? t('editor.button.notValid') : ''
  }
  field.value = url
  field.addEventListener('change', () => {
    show(addressOf(field.value))
    onChange?.()
  })
  field.addEventListener('keydown', (event) => {
    if (!isEnter(event)) return
    // Enter would submit the article's form.
    event.preventDefault()
    event.stopPropagation()
    onEnter()
  })
  return { field, failure, show, url: () => addressOf(field.value) }
}

/** Goes on in a paragraph behind the block. */
export function leaveBlock({ blocks, caret }: API, { id }: BlockAPI) {
  const index = blocks.getBlockIndex(id) + 1
  blocks.insert('paragraph', {}, undefined, index, true)
  caret.setToBlock(index)
}
