import type { Page } from 'playwright-core'

/**
 * A picture as the page shows it, in CSS pixels, and what its HTML offers a browser that knows AVIF. One that covers its place needs more
 * than the place's width if that is higher than the picture's shape.
 */
type Shown = { name: string; width: number; needed: number; size: number; widths: number[] }

/** Runs in the page. The choice follows the HTML standard: the first <source> that fits, then the first length in `sizes` that does. */
async function readShown(): Promise<Shown[]> {
  /** At the commas, or spaces, that are not within brackets. */
  const split = (text: string, separator: string) => {
    const parts = ['']
    let depth = 0
    for (const letter of text.trim()) {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
      if (letter === separator && depth === 0) parts.push('')
      else parts.push(parts.pop() + letter)
    }
    return parts.map((part) => part.trim())
  }
  const probe = document.createElement('div')
  probe.style.position = 'absolute'
  document.body.append(probe)
  const pixelsOf = (length: string) => {
    probe.style.width = length
    return probe.getBoundingClientRect().width
  }
  const sizeOf = (sizes: string) => {
    for (const entry of split(sizes, ',')) {
      const parts = split(entry, ' ')
      const length = parts.pop() ?? ''
      if (parts.length === 0 || matchMedia(parts.join(' ')).matches) return pixelsOf(length)
    }
    return innerWidth
  }
  const fits = (source: HTMLSourceElement | HTMLImageElement) =>
    source instanceof HTMLImageElement || !source.media || matchMedia(source.media).matches
  /** The shape of the file, which a picture that covers its place does not keep. */
  const shapeOf = async (url: string) => {
    const [, width, height] = /-(\d+)x(\d+)\./.exec(url) ?? []
    if (width && height) return Number(width) / Number(height)
    const file = new Image()
    file.src = url
    await file.decode()
    return file.naturalWidth / file.naturalHeight
  }
  const shown = [...document.querySelectorAll<HTMLImageElement>('main img:not(.blurred)')].map(async (image) => {
    const { width, height } = image.getBoundingClientRect()
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? []), image]
    const source = sources.find(fits) ?? image
    if (width === 0 || !source.srcset) return []
    const candidates = split(source.srcset, ',').map((candidate) => candidate.split(' '))
    const url = candidates[0]?.[0] ?? ''
    const covers = getComputedStyle(image).objectFit === 'cover'
    return {
      name: url.replace(/^.*\/|[.-].*$/g, ''),
      width,
      needed: covers ? Math.max(width, height * (await shapeOf(url))) : width,
      size: sizeOf(source.sizes),
      widths: candidates.map(([, descriptor = '']) => Number.parseInt(descriptor, 10)).sort((a, b) => a - b),
    }
  })
  const found = (await Promise.all(shown)).flat()
  probe.remove()
  return found
}

/** Each picture that the page shows in a window of this width, with the width of the file that a screen of this density gets. */
export async function choicesAt(page: Page, windowWidth: number, densities: readonly number[]) {
  await page.setViewportSize({ width: windowWidth, height: windowWidth < 600 ? 740 : 900 })
  const shown = await page.evaluate(readShown)
  return shown.flatMap(({ name, width, needed, size, widths }) =>
    densities.map((density) => {
      const largest = widths.at(-1) ?? 0
      const chosen = widths.find((candidate) => candidate >= size * density) ?? largest
      return { name, density, chosen, isLargest: chosen === largest, width: width * density, needed: needed * density }
    }),
  )
}
