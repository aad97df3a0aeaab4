import { sanitiseHtml } from '@server/content/sanitise-html'
import type { EditorDocument } from '@shared/content/document'
import { fromHtml } from '@shared/content/from-html'
import { fromPasted } from '@shared/content/from-pasted'
import { normaliseInline } from '@shared/content/inline'
import { readDocument } from '@shared/content/read-document'
import { toHtml } from '@shared/content/to-html'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'

type Node = { name?: string; attribs?: Record<string, string>; children?: Node[] }

const elementsOf = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...elementsOf(node.children ?? [])])

/** Everything in the HTML that a browser would run or load. It is parsed, because searching for words misses cases. */
function dangers(html: string) {
  return elementsOf(parseDocument(html).children as Node[]).flatMap(({ name, attribs = {} }) => [
    ...(/^(?:script|style|iframe|object|embed|svg|math|form|base|meta|link)$/.test(name ?? '') ? [name] : []),
    ...Object.entries(attribs)
      .filter(([key, value]) => /^(?:on|style$|srcdoc$)/.test(key) || /^\s*(?:javascript|data|vbscript):/i.test(value))
      .map(([key, value]) => `${key}=${value}`),
  ])
}

const payloads = [
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<b style="background:url(javascript:alert(1))" onmouseover="alert(1)">x</b>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea><xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<template><img src=x onerror=alert(1)></template>',
  '<span lang="x&quot; onclick=&quot;alert(1)">x</span>',
]

const blocksWith = (payload: string) =>
  [
    { type: 'paragraph', data: { text: payload } },
    { type: 'header', data: { text: payload, level: `2 onclick="alert(1)"` } },
    { type: 'header', data: { text: payload, level: 2 } },
    {
      type: 'list',
      data: { style: 'ordered', meta: { start: 1 }, items: [{ content: payload, meta: {}, items: [] }] },
    },
    { type: 'table', data: { withHeadings: true, stretched: false, content: [[payload], [payload]] } },
    { type: 'quote', data: { text: payload, caption: payload, alignment: 'left' } },
    { type: 'checklist', data: { items: [{ text: payload, checked: true }] } },
    {
      type: 'image',
      data: { caption: payload, withBorder: false, withBackground: false, stretched: false, file: { url: payload } },
    },
    {
      type: 'image',
      data: { caption: payload, withBorder: false, withBackground: false, stretched: false, file: { url: '/a.png' } },
    },
    {
      type: 'gallery',
      data: {
        items: [payload, '/a.png'].map((url) => ({ caption: payload, alt: payload, credit: payload, file: { url } })),
      },
    },
    { type: 'linkTool', data: { link: 'javascript:alert(1)', meta: { title: payload, image: { url: payload } } } },
    { type: 'linkTool', data: { link: 'https://a.example/', meta: { title: payload, image: { url: payload } } } },
    { type: 'code', data: { code: payload, language: payload } },
    { type: 'callout', data: { text: payload, tone: 'tip' } },
    { type: 'details', data: { summary: payload, text: payload } },
    { type: 'button', data: { text: payload, url: payload } },
    { type: 'button', data: { text: payload, url: 'javascript:alert(1)' } },
    { type: 'paragraph', data: { text: `a<sup data-note="${payload.replaceAll('"', '&quot;')}">1</sup>` } },
    { type: payload, data: { [payload]: payload } },
    { type: 'paragraph', data: { text: 'x' }, tunes: { alignment: { alignment: payload } } },
  ].map((block, index) => ({ id: index % 2 ? `b${index}` : payload + index, ...block }))

test.each(payloads)('%s is harmless everywhere in a document', (payload) => {
  const document = readDocument({ blocks: blocksWith(payload) }) as EditorDocument
  const html = toHtml(document)
  expect(dangers(html)).toEqual([])
  expect(sanitiseHtml(html)).toBe(html)
  expect(fromHtml(html)).toEqual(document.blocks)
})

test.each(payloads)('%s is harmless in a text, in HTML and on the clipboard', (payload) => {
  expect(dangers(normaliseInline(payload))).toEqual([])
  expect(dangers(sanitiseHtml(`<div data-block-id="a${payload}">${payload}</div>`))).toEqual([])
  const { blocks } = fromPasted(`<table><tr><td>${payload}</td><td>${payload}</td></tr></table><p>${payload}</p>`)
  expect(dangers(toHtml({ time: 0, version: '', blocks }))).toEqual([])
})

test('dangerous markup is removed from blocks that cannot be read', () => {
  const malformed = { id: 'a', type: 'header', data: { text: '<i>x</i><img src=x onerror=alert(1)>', level: 'x' } }
  expect(readDocument({ blocks: [malformed] })?.blocks).toEqual([
    { ...malformed, data: { text: '<i>x</i>', level: 'x' } },
  ])
})

test('the sanitiser keeps our data attributes with valid values only', () => {
  const html = (attributes: string) => sanitiseHtml(`<div ${attributes}></div>`)
  expect(html('data-block-id="a b" data-block="x" data-block-type="y" tabindex="5" role="alert"')).not.toMatch(
    /data|5|alert/,
  )
  expect(html('data-block="{&quot;type&quot;:&quot;poll&quot;}"')).toBe('<div></div>')
  const poll = '<div data-block-id="a" data-block="{&quot;type&quot;:&quot;poll&quot;,&quot;data&quot;:{}}"></div>'
  expect(sanitiseHtml(poll)).toBe(poll)
})
