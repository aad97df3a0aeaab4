import type { EditorDocument } from '@shared/content/document'
import { convertBlock } from '@shared/content/editing/convert-block'
import { sliceInline } from '@shared/content/editing/inline-text'
import { getText, setText } from '@shared/content/editing/kinds'
import { startOf } from '@shared/content/editing/lines'
import { blockOf, type Edited, withBlocks } from '@shared/content/editing/places'
import type { EditorSession } from './editor-session'

type Conversion = (marker: string) => (document: EditorDocument, id: string) => Edited

const toList: Conversion = (marker) => {
  const start = Number.parseInt(marker, 10)
  const style = Number.isNaN(start) ? 'unordered' : 'ordered'
  return (document, id) => convertBlock(document, id, 'list', { style, meta: start > 1 ? { start } : {} })
}

const conversions: [marker: RegExp, conversion: Conversion][] = [
  [
    /^#{1,6}$/,
    ({ length: level }) =>
      (document, id) =>
        convertBlock(document, id, 'header', { level }),
  ],
  [/^(?:[-*+]|\d{1,3}[.)])$/, toList],
  [/^>$/, () => (document, id) => convertBlock(document, id, 'quote')],
  [/^\[ ?\]$/, () => (document, id) => convertBlock(document, id, 'checklist')],
]

/** The part of the field before the caret. */
function rangeBeforeCaret(field: HTMLElement) {
  const selection = getSelection()
  if (!selection?.isCollapsed || !selection.anchorNode || !field.contains(selection.anchorNode)) return undefined
  const range = document.createRange()
  range.selectNodeContents(field)
  range.setEnd(selection.anchorNode, selection.anchorOffset)
  return range
}

/** The kind of block that the start of the line asks for, once a space follows it. */
function markerIn(field: HTMLElement) {
  const before = rangeBeforeCaret(field)
  // The browser may have typed a non-breaking space.
  const text = before?.toString() ?? ''
  const marker = text.slice(0, -1)
  const conversion = /\s$/.test(text) ? conversions.find(([pattern]) => pattern.test(marker))?.[1] : undefined
  return conversion && { length: text.length, convert: conversion(marker) }
}

function convert(session: EditorSession, field: HTMLElement) {
  const found = markerIn(field)
  if (!found) return
  const { length, convert } = found
  void session.edit((document, caret) => {
    if (!caret) return undefined
    const block = blockOf(document, caret.id)
    const text = sliceInline(getText(block, caret.path), length)
    const unmarked = withBlocks(document, block.id, setText(block, caret.path, text))
    const { document: converted } = convert(unmarked, block.id)
    return { document: converted, caret: startOf(blockOf(converted, block.id)) }
  })
}

/** Turns a paragraph that begins with a marker of Markdown into the block it stands for. Undo brings the marker back. */
export function convertMarkdown(session: EditorSession) {
  const onInput = (event: Event) => {
    const { data, isComposing, target } = event as InputEvent
    const field = target as HTMLElement
    if (data === ' ' && !isComposing && field.matches('.ce-paragraph')) convert(session, field)
  }
  session.holder.addEventListener('input', onInput)
  return () => session.holder.removeEventListener('input', onInput)
}
