import Box from '@mui/material/Box'
import { isLinkAddress, isPictureAddress } from '@shared/content/addresses'
import { SIMPLE_TAGS } from '@shared/content/allowed-html'
import { imageSource } from '@shared/images'
import { mediaUrl } from '@shared/media-url'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'

/**
 * Shows HTML from the API. Our server has sanitised it, but another host may not have, and any script on this page could read
 * the session's token. So the HTML is parsed in an inert document, and only known elements and attributes are rebuilt.
 */
export function SafeHtml({ html }: { html: string }) {
  const content = useMemo(() => safeNodes(html, 'dashboard'), [html])
  return <Box sx={prose}>{content}</Box>
}

/** Which stylesheet applies: in the dashboard, classes of the text are dropped, since they could match its own. */
type Place = 'dashboard' | 'site'

export const safeNodes = (html: string, place: Place) =>
  children(new DOMParser().parseFromString(html, 'text/html').body, place)

const simpleTags = new Set(SIMPLE_TAGS.map((tag) => tag.toUpperCase()))
const voids = new Set(['BR', 'HR'])
/** Elements whose text is not content. */
const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'NOSCRIPT', 'TITLE'])
/** White space between table parts is dropped: React warns about it. */
const structural = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR'])

const children = (parent: Node, place: Place): ReactNode =>
  createElement(Fragment, null, ...Array.from(parent.childNodes, (node) => rebuilt(node, place)))

function rebuilt(node: Node, place: Place): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return structural.has(node.parentNode?.nodeName ?? '') ? null : node.textContent
  if (!(node instanceof HTMLElement) || dropped.has(node.tagName)) return null
  if (node.tagName === 'A') return <Anchor element={node} place={place} />
  if (node.tagName === 'IMG') return <Picture element={node} />
  if (node.tagName === 'VIDEO') return <Video element={node} />
  if (node.tagName === 'INPUT') return <input type="checkbox" disabled checked={node.hasAttribute('checked')} />
  if (!simpleTags.has(node.tagName)) return children(node, place)
  return createElement(
    node.tagName.toLowerCase(),
    { className: classNames(node, place), ...attributes(node) },
    voids.has(node.tagName) ? undefined : children(node, place),
  )
}

const classNames = ({ className, classList }: HTMLElement, place: Place) =>
  place === 'site' ? className || undefined : ['align-center', 'align-right'].find((name) => classList.contains(name))

function attributes(element: HTMLElement) {
  const numberOf = (name: string) => Number(element.getAttribute(name)) || undefined
  const given = (name: string, ...values: string[]) =>
    values.find((value) => value === element.getAttribute(name)) as never
  const language = { lang: element.lang || undefined, dir: given('dir', 'ltr', 'rtl', 'auto') }
  if (element.tagName === 'OL')
    return { ...language, start: numberOf('start'), type: given('type', '1', 'i', 'I', 'a', 'A') }
  if (element.tagName === 'TD' || element.tagName === 'TH')
    return {
      ...language,
      colSpan: numberOf('colspan'),
      rowSpan: numberOf('rowspan'),
      scope: given('scope', 'col', 'row'),
    }
  return language
}

function Anchor({ element, place }: { element: HTMLElement; place: Place }) {
  const address = element.getAttribute('href') ?? ''
  if (!isLinkAddress(address)) return children(element, place)
  return (
    <a href={address} className={classNames(element, place)} target="_blank" rel="noopener noreferrer">
      {children(element, place)}
    </a>
  )
}

const mediaSource = (element: HTMLElement) => {
  const address = element.getAttribute('src') ?? ''
  return isPictureAddress(address) ? mediaUrl(address) : undefined
}

function Picture({ element }: { element: HTMLElement }) {
  const address = mediaSource(element)
  if (!address) return null
  const source = imageSource(address)
  const sizes = source.srcSet && (element.getAttribute('sizes') ?? undefined)
  return <img {...source} sizes={sizes} alt={element.getAttribute('alt') ?? ''} loading="lazy" />
}

function Video({ element }: { element: HTMLElement }) {
  const src = mediaSource(element)
  return src && <video src={src} controls muted />
}

/** Styles for texts, close to those of the site. */
const prose = {
  fontSize: '1.05rem',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  minWidth: 0,
  '& > :first-of-type': { mt: 0 },
  '& h1, & h2, & h3, & h4, & h5, & h6': { fontFamily: 'h4.fontFamily', lineHeight: 1.25, mt: '1.6em', mb: '0.5em' },
  '& img, & video': { maxWidth: '100%', height: 'auto', borderRadius: 0.6 },
  '& figure': { mx: 0, my: 3 },
  '& figcaption, & cite': { display: 'block', fontSize: '0.9rem', color: 'text.secondary' },
  '& blockquote': { mx: 0, my: 3, pl: 2, borderLeft: 3, borderColor: 'warning.light', fontStyle: 'italic' },
  '& a': { color: 'primary.main' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', overflowWrap: 'normal' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1.5, py: 0.75, textAlign: 'start', verticalAlign: 'top' },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 4 },
  '& pre': { overflowX: 'auto' },
  '& .align-center': { textAlign: 'center' },
  '& .align-right': { textAlign: 'right' },
} as const
