import { LRUCache } from 'lru-cache'
import type { View } from '../http/cache/early-answers'

/** More addresses than pages with variants: the home page and those about places with ads, in each language. */
const MAX_ADDRESSES = 1000

const pathOf = (address: string) => address.split('?')[0] ?? address

/**
 * Counts the views of pages that show something else in each view, such as other ads: each view gets the next of the page's variants,
 * also one that is kept. How many there are is known once the page has been rendered.
 */
export function createTurnCounter() {
  const pages = new LRUCache<string, { turns: number; next: number }>({ max: MAX_ADDRESSES })
  return {
    learn(address: string, turns: number) {
      const path = pathOf(address)
      const page = pages.get(path)
      if (page) page.turns = turns
      // The view that was just rendered had number 0.
      else if (turns > 1) pages.set(path, { turns, next: 1 })
    },
    /** The number of the view as the name of its variant; empty for the first one, and for pages without variants. */
    next({ address }: View) {
      const page = pages.get(pathOf(address))
      if (!page) return ''
      const turn = page.next % page.turns
      page.next = turn + 1
      return turn === 0 ? '' : String(turn)
    },
  }
}
