import type { EditorDocument } from '@shared/content/document'
import { convertBlock } from '@shared/content/editing/convert-block'
import { sliceInline } from '@shared/content/editing/inline-text'
import { getText, setText } from '@shared/content/editing/kinds'
import { startOf } from '@shared/content/editing/lines'
import { blockOf, type Edited, withBlocks } from '@shared/content/editing/places'
import { COMPOSING } from '../forms/enter-key'
import type { EditorSession } from './editor-session'
import { continuesDate } from './numbered-lines'

type Conversion = (marker: string) => (document: EditorDocument, id: string) => Edited

const NUMBER = /^1[.)]$/

const conversions: [marker: RegExp, conversion: Conversion][] = [
  [
    /^#{1,6}$/,
    ({ length: level }) =>
      (document, id) =>
        convertBlock(document, id, 'header', { level }),
  ],
  [/^[-*]$/, () => (document, id) => convertBlock(document, id, 'list', { style: 'unordered' })],
  // Only the first number begins a list: others are dates and ranks.
  [NUMBER, () => (document, id) => convertBlock(document, id, 'list', { style: 'ordered' })],
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
  const rest = field.textContent?.slice(text.length).trim() ?? ''
  if (!/\s$/.test(text) || (NUMBER.test(marker) && continuesDate(rest))) return undefined
  const conversion = conversions.find(([pattern]) => pattern.test(marker))?.[1]
  return conversion && { length: text.length, convert: conversion(marker) }
}

function convert(session: EditorSession, field: HTMLElement) {
  const found = markerIn(field)
  if (!found) return
  const { length, convert } = found
  const change: Parameters<EditorSession['edit']>[0] = (document, caret) => {
    if (!caret) return undefined
    const block = blockOf(document, caret.id)
    const text = sliceInline(getText(block, caret.path), length)
    const unmarked = withBlocks(document, block.id, setText(block, caret.path, text))
    const { document: converted } = convert(unmarked, block.id)
    return { document: converted, caret: startOf(blockOf(converted, block.id)) }
  }
  void session.edit(change).then((isConverted) => isConverted && recognised.add(session))
}

/** Sessions whose last change was a conversion. */
const recognised = new WeakSet<EditorSession>()

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'])

/** Backspace right after a conversion brings the marker back. Returns whether it did. */
export function handleTakingBack(session: EditorSession, event: KeyboardEvent) {
  const { key, keyCode, ctrlKey, altKey, metaKey } = event
  // Phones send the key as an input.
  if (MODIFIERS.has(key) || keyCode === COMPOSING) return false
  const isFresh = recognised.delete(session)
  if (!isFresh || key !== 'Backspace' || ctrlKey || altKey || metaKey) return false
  event.preventDefault()
  void session.undo()
  return true
}

/**
 * Turns a paragraph that begins with a marker of Markdown into the block it stands for. Backspace, or undo, brings the marker
 * back.
 */
export function convertMarkdown(session: EditorSession) {
  const { holder } = session
  const onInput = (event: Event) => {
    const { data, isComposing, target } = event as InputEvent
    const field = target as HTMLElement
    if (data === ' ' && !isComposing && field.matches('.ce-paragraph')) convert(session, field)
  }
  const onBeforeInput = (event: InputEvent) => {
    if (!recognised.delete(session) || event.inputType !== 'deleteContentBackward') return
    event.preventDefault()
    event.stopImmediatePropagation()
    void session.undo()
  }
  const forget = () => recognised.delete(session)
  holder.addEventListener('input', onInput)
  holder.addEventListener('beforeinput', onBeforeInput, { capture: true })
  holder.addEventListener('pointerdown', forget)
  return () => {
    holder.removeEventListener('input', onInput)
    holder.removeEventListener('beforeinput', onBeforeInput, { capture: true })
    holder.removeEventListener('pointerdown', forget)
  }
}
