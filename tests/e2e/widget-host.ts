import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Stands in for the page-translation widget. Like the real one, it adds a select, and when that changes, replaces the
 * text nodes of translatable content, also of content that comes into the page later. It does not offer the page's own language.
 */
const script = `
  window.google = { translate: { TranslateElement: function (options, holder) {
    const select = document.createElement('select')
    select.className = 'goog-te-combo'
    for (const code of ['', 'id', 'ja', 'ar']) select.append(new Option(code, code))
    document.getElementById(holder).append(select)
    const translate = () => {
      for (const part of document.querySelectorAll('[translate="yes"]')) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        const nodes = []
        while (walker.nextNode())
          if (walker.currentNode.parentNode.lang !== select.value) nodes.push(walker.currentNode)
        for (const node of nodes) {
          const font = document.createElement('font')
          font.lang = select.value
          font.textContent = '[' + select.value + '] ' + node.textContent
          node.replaceWith(font)
        }
      }
    }
    select.addEventListener('change', () => {
      translate()
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true })
    })
  } } }
  window[new URL(document.currentScript.src).searchParams.get('cb')]()
`

export async function startWidgetHost() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
