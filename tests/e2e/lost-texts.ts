import type { Page } from 'playwright-core'
import { still } from './axe'

/** A window of 1280 by 1024, magnified four times. */
export const magnified = { ...still, viewport: { width: 320, height: 256 } } as const

/**
 * Texts that are cut off by the window or by a box with hidden overflow. Boxes that scroll, such as tables, are fine.
 */
export const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const isWithin = (element: Element | null, test: (style: CSSStyleDeclaration) => boolean): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (test(getComputedStyle(element)) || isWithin(element.parentElement, test))
    const mayScroll = (element: Element) => isWithin(element, ({ overflowX }) => /auto|scroll/.test(overflowX))
    /** Whether the text ends in an ellipsis, as the title in the breadcrumbs, which stands below in full. */
    const isShortened = (element: Element) => isWithin(element, ({ textOverflow }) => textOverflow === 'ellipsis')
    const found: string[] = []
    const overflow = document.documentElement.scrollWidth - innerWidth
    if (overflow > 0) found.push(`The page is ${overflow} wider than the window`)
    for (const element of document.querySelectorAll('body *')) {
      if (!element.textContent?.trim() || !element.checkVisibility() || mayScroll(element)) continue
      const style = getComputedStyle(element)
      const { left, right, width, height } = element.getBoundingClientRect()
      // Visually hidden texts for screen readers.
      if (width <= 1 || height <= 1 || style.clipPath !== 'none' || element.closest('.skip-link, .skip-nav-button'))
        continue
      const isBeside = right > innerWidth + 1 || left < -1
      const isOwnText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
      if (isBeside && isOwnText && !isShortened(element))
        found.push(`Outside the window: ${element.outerHTML.slice(0, 140)}`)
      const isClamped = style.webkitLineClamp !== 'none' || isShortened(element)
      const hides = /hidden|clip/.test(style.overflowX + style.overflowY) && !isClamped
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
      if (hides && isCut && isOwnText) found.push(`Cut off: ${element.outerHTML.slice(0, 140)}`)
    }
    return found
  })
