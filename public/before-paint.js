// Runs before the page is drawn: what only this browser knows about the reader. src/site/reader/theme.ts chooses the colours.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('token')) dataset.token = ''
  if (localStorage.getItem('begun') || localStorage.getItem('since')) dataset.returning = ''
} catch {
  // The browser blocks storage.
}
document.documentElement.dataset.script = ''

// A new page is read from its beginning: src/site/styles/base.css lets the rest wait until the site's script has come.
const [navigation] = performance.getEntriesByType('navigation')
if (navigation?.type === 'navigate' && !location.hash) document.documentElement.dataset.beginning = ''

// What the server has rendered can be read and used before the site's script has come, so that comes last; but no picture may hold it up.
const LATEST_START_MS = 5000
addEventListener('DOMContentLoaded', () => {
  const start = () => {
    // The browser reports a script that does not come.
    for (const { dataset } of document.querySelectorAll('script[data-src]')) import(dataset.src).catch(() => {})
  }
  if (!document.getElementById('data')) return start()
  setTimeout(start, LATEST_START_MS)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
})

// A picture may fail before the site's script can react to it.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && target.setAttribute('data-failed', ''),
  true,
)
