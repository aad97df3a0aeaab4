import type { Point } from './places'
import { until } from './until'

const OPEN = '.ce-settings .ce-popover--opened'

/** The entries of the block's menu that can be chosen now, with those of an open submenu. */
const items = () =>
  [...document.querySelectorAll<HTMLElement>(`${OPEN} .ce-popover-item[data-item-name]`)].filter(
    (item) => item.checkVisibility() && !item.matches('.ce-popover-item--hidden'),
  )

const middleOf = (element: Element): Point => {
  element.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const named = (name: string) => items().filter(({ dataset }) => dataset.itemName === name)

export const menu = {
  menuButton(): Point {
    const button = document.querySelector('.ce-toolbar__settings-btn')
    if (!button) throw new Error('There is no button for the menu')
    return middleOf(button)
  },

  menuOpens: () => until(() => items().length > 0),

  menuOffers: (name: string) => until(() => named(name).length > 0),

  menuItem(name: string, nth: number) {
    const item = named(name)[nth]
    return item && { ...middleOf(item), hasFocus: item.matches('.ce-popover-item--focused') }
  },
}
