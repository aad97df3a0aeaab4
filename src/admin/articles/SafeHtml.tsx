import Box from '@mui/material/Box'
import { isHttpUrl, isLocalPath } from '@shared/validation'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { mediaUrl } from '../api'
import { prose } from './prose'

/**
 * HTML of the API. Our server has sanitised it, but another host may not have, and the session's token lies within reach
 * of any script of this page. So it is not set as HTML: it is parsed by a document that runs nothing, and what is known
 * to be harmless is built anew.
 */
export function SafeHtml({ html }: { html: string }) {
  const content = useMemo(() => children(new DOMParser().parseFromString(html, 'text/html').body), [html])
  return <Box sx={prose}>{content}</Box>
}

const tags = new Set(
  [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'cite', 'div', 'section'],
    ...['ul', 'ol', 'li', 'figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark', 'code', 'pre', 'small', 'span', 'label'],
  ].map((tag) => tag.toUpperCase()),
)
const voids = new Set(['BR', 'HR'])
/** Their text is nothing to read. */
const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'NOSCRIPT', 'TITLE'])
/** White space between these is none of the text, and React warns of it. */
const structural = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR'])

const children = (parent: Node): ReactNode =>
  createElement(Fragment, null, ...Array.from(parent.childNodes, (node) => rebuilt(node)))

function rebuilt(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return structural.has(node.parentNode?.nodeName ?? '') ? null : node.textContent
  if (!(node instanceof HTMLElement) || dropped.has(node.tagName)) return null
  if (node.tagName === 'A') return <Anchor element={node} />
  if (node.tagName === 'IMG') return <Picture element={node} />
  if (node.tagName === 'VIDEO') return <Video element={node} />
  if (node.tagName === 'INPUT') return <input type="checkbox" disabled checked={node.hasAttribute('checked')} />
  if (!tags.has(node.tagName)) return children(node)
  return createElement(
    node.tagName.toLowerCase(),
    { className: alignment(node), ...numbers(node) },
    voids.has(node.tagName) ? undefined : children(node),
  )
}

const alignment = ({ classList }: HTMLElement) =>
  ['align-center', 'align-right'].find((name) => classList.contains(name))

function numbers(element: HTMLElement) {
  const numberOf = (name: string) => Number(element.getAttribute(name)) || undefined
  if (element.tagName === 'OL') return { start: numberOf('start') }
  if (element.tagName === 'TD' || element.tagName === 'TH')
    return { colSpan: numberOf('colspan'), rowSpan: numberOf('rowspan') }
}

const isLink = (address: string) => isHttpUrl(address) || isLocalPath(address) || /^(mailto:|tel:|#)/i.test(address)

function Anchor({ element }: { element: HTMLElement }) {
  const address = element.getAttribute('href') ?? ''
  if (!isLink(address)) return children(element)
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children(element)}
    </a>
  )
}

const mediaSource = (element: HTMLElement) => {
  const address = element.getAttribute('src') ?? ''
  return isHttpUrl(address) || isLocalPath(address) ? mediaUrl(address) : undefined
}

function Picture({ element }: { element: HTMLElement }) {
  const src = mediaSource(element)
  return src && <img src={src} alt={element.getAttribute('alt') ?? ''} loading="lazy" />
}

function Video({ element }: { element: HTMLElement }) {
  const src = mediaSource(element)
  return src && <video src={src} controls muted />
}
