import { t } from '../../i18n/i18n'
import { makeElement } from '../tools/make-element'
import type { Suggestion } from './find-own-pages'

const TYPING_PAUSE_MS = 200
const MIN_LENGTH = 2
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Whether the text is or may become an address: nothing is offered then. */
export const isLikeAddress = (typed: string) => /^[#/]|[:.@]\S|\/\S/.test(typed) && !/\s/.test(typed)

type Options = { find: (words: string) => Promise<Suggestion[]>; onChoose: (suggestion: Suggestion) => void }

function optionOf({ title, detail }: Suggestion) {
  const option = makeElement('li', 'link-suggestion', { role: 'option', text: title })
  option.append(makeElement('span', 'link-suggestion-detail', { text: detail }))
  return option
}

/**
 * Makes a field a combobox that offers own pages while words are typed, with the first chosen: words are no address, so that Enter
 * can only mean a page.
 */
export function suggestPages(input: HTMLInputElement, { find, onChoose }: Options) {
  const list = makeElement('ul', 'link-suggestions', { role: 'listbox', 'aria-label': t('editor.link.ownPages') })
  list.id = `link-suggestions-${crypto.randomUUID()}`
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', list.id)
  let offered: Suggestion[] = []
  let active = -1
  let timer: ReturnType<typeof setTimeout> | undefined

  function mark(index: number) {
    active = index
    for (const [at, option] of Array.from(list.children).entries())
      option.setAttribute('aria-selected', String(at === index))
    if (index < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', list.children[index]?.id ?? '')
  }

  function show(suggestions: Suggestion[]) {
    offered = suggestions
    list.replaceChildren(...suggestions.map(optionOf))
    for (const [index, option] of Array.from(list.children).entries()) option.id = `${list.id}-${index}`
    list.hidden = suggestions.length === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    mark(list.hidden ? -1 : 0)
    list.scrollIntoView({ block: 'nearest' })
  }

  async function search(words: string) {
    const found = await find(words)
    if (input.isConnected && input.value.trim() === words) show(found)
  }

  function close() {
    clearTimeout(timer)
    if (offered.length > 0) show([])
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    const words = input.value.trim()
    if (words.length < MIN_LENGTH || isLikeAddress(words)) return close()
    timer = setTimeout(() => void search(words), TYPING_PAUSE_MS)
  })
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('.link-suggestion') : null
    const chosen = option ? offered[Array.from(list.children).indexOf(option)] : undefined
    if (chosen) onChoose(chosen)
  })
  list.hidden = true
  input.setAttribute('aria-expanded', 'false')

  return {
    list,
    close,
    /** The page that Enter means. Looks for it if it is not offered yet. */
    async chosen() {
      const words = input.value.trim()
      if (isLikeAddress(words) || words.length < MIN_LENGTH) return undefined
      if (offered.length === 0) await search(words)
      return offered[active]
    },
    /** Handles a key of the list, and returns whether it did. */
    handleKey({ key }: KeyboardEvent) {
      const step = STEPS[key]
      if (offered.length === 0 || (!step && key !== 'Escape')) return false
      if (step) mark((active + step + offered.length) % offered.length)
      else close()
      return true
    },
  }
}
