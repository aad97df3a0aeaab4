import { sanitiseHtml } from '@server/content/sanitise-html'
import { ALLOWED_TAGS } from '@shared/content/allowed-html'
import { findAll, parseHtml, textIn } from '@shared/content/dom'
import { BLOCK_ELEMENTS } from '@shared/content/elements'
import { fromHtml } from '@shared/content/from-html'
import { toHtml } from '@shared/content/to-html'
import { withAnchors } from '@site/article/headings'
import { expect, test } from 'vitest'

/** The words that each link within the text leads to. */
function targetsIn(html: string) {
  const nodes = parseHtml(html)
  const links = findAll(nodes, ({ name, attribs }) => name === 'a' && !!attribs.href?.startsWith('#'))
  return links.map(({ attribs: { href = '' } }) => {
    const id = decodeURIComponent(href.slice(1))
    const targets = findAll(nodes, ({ attribs }) => attribs.id === id)
    expect([id, targets.length]).toEqual([id, 1])
    return textIn(targets).trim()
  })
}

const stored = (html: string) => {
  const content = sanitiseHtml(html)
  expect(sanitiseHtml(content)).toBe(content)
  return content
}

/** As readers get it: what was sent as HTML, and what the editor has made of it. */
const shown = (html: string) => {
  const content = stored(html)
  const blocks = fromHtml(content)
  const edited = sanitiseHtml(toHtml({ time: 1, version: '2.31.0', blocks }))
  // Opening it again changes nothing.
  expect(fromHtml(edited)).toEqual(blocks)
  return [content, edited].map((each) => withAnchors(each).html)
}

test.each([
  ['<h2 id="gear">Boots</h2>', 'gear', 'Boots'],
  ['<h2>Gear</h2>', 'gear', 'Gear'],
  ['<h2><a name="gear"></a>Boots</h2>', 'gear', 'Boots'],
  ['<a id="gear"></a><h2>Boots</h2>', 'gear', 'Boots'],
  ['<section id="gear"><h2>Boots</h2></section>', 'gear', 'Boots'],
  ['<p id="gear">Boots</p>', 'gear', 'Boots'],
  ['<p>Boots <b id="gear">and</b> socks</p>', 'gear', 'and'],
  ['<ul><li>Hat</li><li id="gear">Boots</li></ul>', 'gear', 'Boots'],
  ['<table><tr><td>Hat</td><td id="gear">Boots</td></tr></table>', 'gear', 'Boots'],
  ['<h2 id="h-gear">Boots</h2>', 'h-gear', 'Boots'],
  ['<h2 id="ausrüstung">Boots</h2>', 'ausr%C3%BCstung', 'Boots'],
  ['<h2 id="note-1">Boots</h2>', 'note-1', 'Boots'],
])('in %s, a link to #%s leads to its place, also after the editor has saved it', (target, fragment, words) => {
  const [asSent, edited] = shown(`<p>See <a href="#${fragment}">below</a>.</p>${target}<p>Text</p>`)
  const [reached] = targetsIn(asSent ?? '')
  // The anchor may stand alone, at the beginning of what it names.
  expect([words, '']).toContain(reached)
  const [block] = targetsIn(edited ?? '')
  expect(block).toContain(words)
})

test('the footnotes of other programs lead to their notes and back, and become ours in the editor', () => {
  const foreign =
    '<p>Old<sup><a href="#fn1" id="fnref1">1</a></sup></p><section><ol><li id="fn1"><p>A note <a href="#fnref1">↩</a></p></li></ol></section>'
  const [asSent = '', edited = ''] = shown(foreign)
  expect(targetsIn(asSent)).toEqual(['A note ↩', '1'])
  expect(targetsIn(edited)).toEqual(['A note ↩', '1'])
  expect(edited).toContain('data-note="A note"')
})

test('ids are never those of the page, and none is there twice', () => {
  const html = stored('<p id="latest">a</p><p id="h-latest">b</p><h2 id="partners" data-block-id="x">c</h2>')
  expect(html).toBe('<p id="h-latest">a</p><p>b</p><h2 id="h-partners" data-block-id="x">c</h2>')
  expect(withAnchors(`${html}<h3>Latest</h3>`).headings.map(({ id }) => id)).toEqual(['h-partners', 'h-latest-2'])
})

test.each([...BLOCK_ELEMENTS].filter((name) => !['hr', 'html', 'body'].includes(name)))(
  'words in two <%s> are not glued by the sanitiser',
  (name) => {
    const html = sanitiseHtml(`<${name}>One</${name}><${name}>Two</${name}>`)
    expect(html.replace(/<\/?(?:span|b|i)\b[^>]*>/g, '')).toMatch(/One<.+>Two/)
    expect(ALLOWED_TAGS).toContain(findAll(parseHtml(html), () => true)[0]?.name)
  },
)

test('what other pages have, and no block, is shown as it is there', () => {
  for (const html of [
    '<dl><dt>Ojek</dt><dd>A motorcycle taxi</dd></dl>',
    '<ruby>火山<rp>(</rp><rt>かざん</rt><rp>)</rp></ruby>',
    '<p>Press <kbd>Esc</kbd>, says <q>the guide</q> of <abbr title="Gunung">G.</abbr></p>',
    '<details><summary>More</summary>Hidden</details>',
  ])
    expect(stored(html)).toBe(html)
})

test.each([
  ['geo:2.68,98.88', 'geo:2.68,98.88'],
  ['sms:+62811', 'sms:+62811'],
  ['whatsapp://send?phone=62811&text=Hi', 'https://api.whatsapp.com/send?phone=62811&amp;text=Hi'],
  ['//maps.example/toba', 'https://maps.example/toba'],
  ['articles/1', '/articles/1'],
  ['../places/toba?x=1#y', '/places/toba?x=1#y'],
  ['www.maps.example/toba', 'https://www.maps.example/toba'],
  ['/articles/1', '/articles/1'],
  ['#nowhere', '#nowhere'],
])('a link to %s leads to %s', (href, target) => {
  expect(stored(`<a href="${href}">x</a>`)).toBe(`<a href="${target}">x</a>`)
})

test.each([
  'javascript:alert(1)',
  'java&#10;script:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'intent://x',
  'file:///etc',
])('a link to %s leads nowhere', (href) => expect(stored(`<a href="${href}">x</a>`)).toBe('<a>x</a>'))

test('the address of a picture has no spaces', () => {
  expect(stored('<img src="https://img.example/a b/ü.jpg">')).toBe('<img src="https://img.example/a%20b/ü.jpg">')
})
