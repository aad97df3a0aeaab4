/** The headings of the page are the same in all languages. */
const headings = () => [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]

const topOf = (element: Element) => element.getBoundingClientRect().top

/** Notes where the reader is: at the heading nearest to the top. Returns what scrolls there in the page that follows. */
export function keepPlace() {
  if (scrollY === 0) return () => {}
  const tops = headings().map(topOf)
  const nearest = tops.reduce((best, top, index) => (Math.abs(top) < Math.abs(tops[best] ?? 0) ? index : best), 0)
  return () => {
    const heading = headings()[nearest]
    if (heading) scrollBy(0, topOf(heading) - (tops[nearest] ?? 0))
  }
}
