import { SITE_NAME } from '@shared/magazine'
import { callAs } from '@tests/e2e/fixtures'
import type { Page } from 'playwright-core'

/** A text of a page, with the language that its element names, if that is not the page's. */
export type Shown = { text: string; lang: string | null }

/** All texts that readers see or hear: those of elements, and their labels, alternative texts and placeholders. */
export const textsOf = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang
    const found: { text: string; lang: string | null }[] = []
    const add = (text: string | null, element: Element) => {
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? own
      const plain = text?.replace(/\s+/g, ' ').trim()
      if (plain) found.push({ text: plain, lang: lang === own ? null : lang })
    }
    for (const element of document.body.querySelectorAll('*')) {
      // The list of languages shows each in its own, with its English name for those who search for that. What is hidden
      // in links repeats their titles. Dates of some months are the same in several languages.
      if (element.closest('script, style, noscript, time, .language-list, .visually-hidden')) continue
      // A text that was translated: what is in it was left so.
      if (own !== 'en' && element.closest('.prose:not([lang])')) continue
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) add(element.getAttribute(name), element)
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent, element)
    }
    return found
  })

/** Proper names, which stay as they are: those of the magazine, of people and of places, and addresses. */
export async function properNames() {
  const { users } = await callAs('admin', 'GET', '/api/users?perPage=100')
  const { places } = await callAs('admin', 'GET', '/api/places?perPage=100')
  const known = [...users, ...places].flatMap(({ name, province }) => [name, province])
  const names = new Set<string>([SITE_NAME, ...known])
  return (text: string) => names.has(text) || /^(\S+@\S+|https?:\S*)$/.test(text)
}

/** What a catalogue says, in the pieces between its placeholders, where words of both languages may be the same. */
export const piecesOf = (texts: string[]) =>
  new Set(texts.flatMap((text) => text.split(/<\/?1>|\{\{[^}]+\}\}/)).map((piece) => piece.trim()))

/** A text without its figures. */
export const wordsOf = (text: string) => text.replace(/\d[\d.,]*/g, '').trim()
