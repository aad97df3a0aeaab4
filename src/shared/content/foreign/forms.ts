import type { Element } from 'domhandler'
import { cleanLine, cut } from '../clean-text'
import { findAll, textIn } from '../dom'

const FIELDS = new Set(['select', 'textarea', 'button'])
const OTHER_INPUTS = ['hidden', 'checkbox', 'image']
const isField = ({ name, attribs }: Element) =>
  FIELDS.has(name) || (name === 'input' && !OTHER_INPUTS.includes(attribs.type ?? ''))
const WRITING = new Set(['p', 'article', 'ul', 'ol', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Some systems put a form around the whole page. */
export const isForm = (element: Element) =>
  findAll(element.children, isField).length > 0 && !findAll(element.children, ({ name }) => WRITING.has(name)).length

/** How much of a part names it. */
export const MAX_WORDS = 80
export const wordsOf = (element: Element) =>
  cut(cleanLine(element.attribs['aria-label'] || element.attribs.name || textIn(element.children)), MAX_WORDS)
