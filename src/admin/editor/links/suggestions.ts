import { t } from '../i18n/i18n'
import type { Suggestion } from './find-articles'
import { makeElement } from './tools/make-element'

const LINK_INPUT = '.ce-inline-tool-input'
const TYPING_PAUSE_MS = 200
const MIN_LENGTH = 2
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** What is or may become an address is left alone. */
const isAddress = (typed: string) => /^[#/]|[:.]\S|\/\S/.test(typed) && !/\s/.test(typed)

const isLinkInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(LINK_INPUT)

/** Has Editor.js take the address as if it had been typed. It looks at `keyCode` only. */
function submit(input: HTMLInputElement, address: string) {
  input.value = address
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  input.dispatchEvent(Object.defineProperty(enter, 'keyCode', { value: 13 }))
}

/**
 * Offers own articles while words are typed into the link tool of Editor.js: a combobox with a list below it. Arrows and Enter, or a
 * click, choose one. Returns a function that stops it.
 */
export function offerArticles(root: HTMLElement, find: (words: string) => Promise<Suggestion[]>) {
  const list = makeElement('ul', 'link-suggestions', { role: 'listbox', 'aria-label': t('editor.articles') })
  list.id = `link-suggestions-${crypto.randomUUID()}`
  let input: HTMLInputElement | undefined
  let offered: Suggestion[] = []
  let active = -1
  let timer: ReturnType<typeof setTimeout> | undefined

  function mark(index: number) {
    active = index
    for (const [at, option] of Array.from(list.children).entries())
      option.setAttribute('aria-selected', String(at === index))
    if (index < 0) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', `${list.id}-${index}`)
  }

  function close() {
    clearTimeout(timer)
    offered = []
    list.remove()
    input?.setAttribute('aria-expanded', 'false')
    mark(-1)
  }

  function show(suggestions: Suggestion[]) {
    close()
    if (!input || suggestions.length === 0) return
    offered = suggestions
    list.replaceChildren(
      ...suggestions.map(({ title }, index) => {
        const option = makeElement('li', 'link-suggestion', { role: 'option', 'aria-selected': 'false', text: title })
        option.id = `${list.id}-${index}`
        return option
      }),
    )
    root.append(list)
    const { bottom, left } = input.getBoundingClientRect()
    list.style.top = `${bottom + 8}px`
    // The list is wider than the field, and must not leave the page.
    list.style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - list.offsetWidth - 8))}px`
    input.setAttribute('aria-expanded', 'true')
  }

  function choose(index: number) {
    const chosen = offered[index]
    const field = input
    close()
    if (chosen && field) submit(field, chosen.address)
  }

  async function search(field: HTMLInputElement, words: string) {
    // A search that fails offers nothing: an address can still be typed.
    const found = await find(words).catch(() => [])
    if (field.value.trim() === words && field.isConnected) show(found)
  }

  function onInput({ target }: Event) {
    if (!isLinkInput(target)) return
    input = target
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': list.id,
    }))
      target.setAttribute(name, value)
    clearTimeout(timer)
    const words = target.value.trim()
    if (words.length < MIN_LENGTH || isAddress(words)) return close()
    timer = setTimeout(() => void search(target, words), TYPING_PAUSE_MS)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== input || offered.length === 0 || event.isComposing) return
    const step = STEPS[event.key]
    // Words are no address, so that Enter can only mean the first article.
    const chosen = active < 0 && /\s/.test(input?.value.trim() ?? '') ? 0 : active
    if (step) mark((active + step + offered.length + (active < 0 && step < 0 ? 1 : 0)) % offered.length)
    else if (event.key === 'Enter' && chosen >= 0) choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  // Before Editor.js sees it: a press outside of its toolbar would close the toolbar.
  function onMouseDown(event: MouseEvent) {
    const option = event.target instanceof Element ? event.target.closest('.link-suggestion') : null
    if (!option || !list.contains(option)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    choose(Array.from(list.children).indexOf(option))
  }

  const onFocusOut = ({ target }: FocusEvent) => target === input && close()

  root.addEventListener('input', onInput)
  root.addEventListener('focusout', onFocusOut)
  // On the window, to run before the listeners of Editor.js on the document.
  addEventListener('keydown', onKeyDown, { capture: true })
  addEventListener('mousedown', onMouseDown, { capture: true })
  // It would stay where it is while the text moves.
  addEventListener('scroll', close, { passive: true })
  return () => {
    close()
    root.removeEventListener('input', onInput)
    root.removeEventListener('focusout', onFocusOut)
    removeEventListener('keydown', onKeyDown, { capture: true })
    removeEventListener('mousedown', onMouseDown, { capture: true })
    removeEventListener('scroll', close)
  }
}
