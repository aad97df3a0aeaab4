import { addressFromTyped } from '@shared/content/addresses'
import { isEnter } from '../../forms/enter-key'
import { t } from '../../i18n/i18n'
import { isKey } from '../editor-keys'
import type { EditorSession } from '../editor-session'
import { makeElement } from '../tools/make-element'
import { findOwnPages } from './find-own-pages'
import { EDIT_LINK, type LinkTarget, linkTarget, removeLink, select, setLink } from './linked-text'
import { suggestPages } from './suggestions'

export const LINK_FIELD = '.link-field'
/** The name of a highlight, see `editorStyles`: without the focus, the browser shows no selection. */
const HIGHLIGHT = 'edited-link'
const GAP = 6

function highlight({ range, link }: LinkTarget) {
  if (!('highlights' in CSS)) return
  const shown = range.cloneRange()
  if (link) shown.selectNodeContents(link)
  CSS.highlights.set(HIGHLIGHT, new Highlight(shown))
}

/** Below the words, within the editor. */
function place(panel: HTMLElement, { range, link, field }: LinkTarget) {
  const words = (link ?? range).getBoundingClientRect()
  // A caret in an empty text has no rectangle.
  const { left, bottom } = words.height > 0 ? words : field.getBoundingClientRect()
  const frame = panel.offsetParent?.getBoundingClientRect() ?? new DOMRect()
  panel.style.top = `${bottom - frame.top + GAP}px`
  panel.style.left = `${Math.max(0, Math.min(left - frame.left, frame.width - panel.offsetWidth))}px`
}

/**
 * Opens the field for the address of a link, with the focus in it. Words in it look for own pages. An empty address removes
 * the link.
 */
function openLinkField({ holder, flush }: EditorSession, target: LinkTarget) {
  const panel = makeElement('div', 'link-field', { role: 'dialog', 'aria-label': t('editor.controls.link') })
  const input = makeElement('input', 'cdx-input', {
    type: 'text',
    inputmode: 'url',
    enterkeyhint: 'done',
    autocomplete: 'off',
    placeholder: t('editor.own.addALink'),
    'aria-label': t('editor.controls.linkAddress'),
  })
  const done = makeElement('button', 'image-block-button', { type: 'button', text: t('editor.controls.done') })
  const remove = makeElement('button', 'image-block-button', { type: 'button', text: t('editor.link.remove') })
  const failure = makeElement('p', 'image-block-failure', { role: 'alert' })

  let isOpen = true
  function close() {
    // Its removal takes the focus, which closes it.
    if (!isOpen) return
    isOpen = false
    panel.remove()
    if ('highlights' in CSS) CSS.highlights.delete(HIGHLIGHT)
  }

  /** Changes the text, as one step for undo. */
  function change(make: () => void) {
    close()
    // Undo, or somebody else's change, may have drawn the text again.
    if (!target.field.isConnected) return
    make()
    void flush()
  }

  const take = (address: string, text: string) => change(() => setLink(target, address, text))
  const { list, ...suggestions } = suggestPages(input, {
    find: (words) => findOwnPages(words, { unpublished: true }),
    onChoose: ({ address, title }) => take(address, title),
  })

  async function submit() {
    const typed = input.value.trim()
    if (typed === '') return change(() => removeLink(target))
    const chosen = await suggestions.chosen()
    if (!isOpen || input.value.trim() !== typed) return
    if (chosen) return take(chosen.address, chosen.title)
    const address = /[./#:@]/.test(typed) ? addressFromTyped(typed) : undefined
    if (address) return take(address, typed)
    input.setAttribute('aria-invalid', 'true')
    failure.textContent = t('editor.link.notValid')
  }

  panel.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (isEnter(event) && event.target === input) void submit()
    else if (event.target === input && suggestions.handleKey(event)) event.stopPropagation()
    else if (event.key === 'Escape') {
      close()
      select(target)
    } else return
    // Enter would submit the article's form.
    event.preventDefault()
  })
  input.addEventListener('input', () => {
    input.removeAttribute('aria-invalid')
    failure.textContent = ''
  })
  // A press on a button or in the list leaves the focus in the field.
  panel.addEventListener('mousedown', (event) => event.target !== input && event.preventDefault())
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (document.hasFocus() && !panel.contains(relatedTarget as Node | null)) close()
  })
  done.addEventListener('click', () => void submit())
  remove.addEventListener('click', () => change(() => removeLink(target)))
  remove.hidden = !target.link
  input.value = target.link?.getAttribute('href') ?? ''

  panel.append(input, done, remove, failure, list)
  holder.append(panel)
  place(panel, target)
  highlight(target)
  input.focus()
  input.select()
}

/** Opens the field by Ctrl+K and by the toolbar's button. Returns a function that stops it. */
export function letLinksBeEdited(session: EditorSession) {
  const { holder, flush } = session
  /** Returns whether there is something to link. */
  function open() {
    const target = linkTarget(holder)
    if (!target) return false
    // What was typed before is a step of its own.
    void flush()
    openLinkField(session, target)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isKey(event, 'link') || event.isComposing || !(event.target as Element).closest('[contenteditable=true]'))
      return
    if (!open()) return
    event.preventDefault()
    event.stopPropagation()
  }
  holder.addEventListener('keydown', onKeyDown, { capture: true })
  holder.addEventListener(EDIT_LINK, open)
  return () => {
    holder.removeEventListener('keydown', onKeyDown, { capture: true })
    holder.removeEventListener(EDIT_LINK, open)
  }
}
