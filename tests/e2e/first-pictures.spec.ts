import { expect, test } from 'vitest'
import { openPage } from './fixtures'

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true }

/** scripts/budget.mjs holds the home page's own picture to the same limit. */
const MAX_BYTES = 60_000

// Not the list of all articles, which begins with what other tests publish, at times without a picture. A topic has the same cards.
test.each(['/', '/articles/1', '/articles/3', '/topics/geoparks', '/places/lake-toba'])(
  'the pictures that a phone shows first at %s take at most 60 KB',
  async (path) => {
    const page = await openPage(path, PHONE)
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('img:not(.blurred)')]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.currentSrc),
    )
    expect(shown).not.toEqual([])
    // Until there is an AVIF, the WebP is sent in its place: the measure is what comes, be it the one or the other.
    const sizes = await Promise.all(
      shown.map(async (address) => (await (await fetch(address)).arrayBuffer()).byteLength),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES)
  },
)
