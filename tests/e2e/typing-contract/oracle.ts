import type { AnyBlock } from '@shared/content/document'
import { fieldsOf, getText, kindOf } from '@shared/content/editing/kinds'
import type { Case } from './cases'
import type { Observation, Word } from './page/typing'
import { PAYLOADS } from './payloads'

/** The letter that is typed after each action, to see where the caret went. It is in no word. */
export const TYPED = 'Z'

export type Judged = {
  given: Case
  before: Observation
  after: Observation
  /** The words that were selected. */
  removed: Word[]
  /** The number of words before the caret. */
  wordsBefore: number
}

type Text = { text: string }

/** Separators, such as those between the cells of a table that became text, are no words. */
const isWord = ({ text }: Text) => /[\p{L}\p{N}]/u.test(text)
const lettersOf = (words: Text[]) => words.map(({ text }) => text).join('')

/** Where words begin, as numbers of letters. */
function startsOf(words: Text[]) {
  let letters = 0
  return words.map(({ text }) => {
    const start = letters
    letters += text.length
    return start
  })
}

const isPress = ({ action }: Case, ...keys: string[]) => action.do === 'press' && keys.includes(action.key)
const isRemoval = (given: Case) => isPress(given, 'Backspace', 'Delete')

/** The words that must stay, and where the caret is among their letters. */
function staying({ before, removed, wordsBefore }: Judged) {
  const stays = (word: Word) => isWord(word) && !removed.includes(word)
  const kept = before.words.filter(stays)
  const lettersBefore = (words: number) => lettersOf(before.words.slice(0, words).filter(stays)).length
  const subject = before.blocks[1]?.id
  const first = before.words.findIndex(({ block }) => block === subject)
  const last = before.words.findLastIndex(({ block }) => block === subject)
  const caret = lettersBefore(wordsBefore)
  return {
    kept,
    letters: lettersOf(kept),
    caret,
    fieldEnds: before.words.flatMap(({ text }, index) =>
      index >= wordsBefore && index <= last && text.endsWith('echo') ? [lettersBefore(index + 1)] : [],
    ),
    blockStart: first < 0 ? caret : lettersBefore(first),
    blockEnd: last < 0 ? caret : lettersBefore(last + 1),
  }
}

function addedBy({ action }: Case) {
  if (action.do === 'paste') return PAYLOADS[action.what].words.join('')
  return action.do === 'type' ? TYPED : ''
}

/** Enter may only lead on to another field. */
const leadsOn = ({ given, before, after }: Judged) =>
  isPress(given, 'Enter') && given.position === 'selected' && isSameDocument(before.blocks, after.blocks)

/** Every letter once and in its place: what was pasted stands at the caret, behind a field that follows, or behind the block. */
function movedLetters(judged: Judged) {
  if (leadsOn(judged)) return []
  const { letters, caret, fieldEnds, blockEnd } = staying(judged)
  const added = addedBy(judged.given)
  const places = judged.given.action.do === 'paste' ? [caret, ...fieldEnds, blockEnd] : [caret]
  const allowed = places.map((at) => letters.slice(0, at) + added + letters.slice(at))
  const actual = judged.after.words.filter(isWord)
  if (allowed.includes(lettersOf(actual))) return undefined
  return [`the words are now: ${actual.map(({ text }) => text).join(' ')}`]
}

/** Words that run together where they did not. Two blocks meet without a space, and what is typed or pasted as a line comes without any. */
function glued(judged: Judged) {
  const { given, after } = judged
  const { kept, letters, caret } = staying(judged)
  const added = addedBy(given)
  const actual = after.words.filter(isWord)
  const text = lettersOf(actual)
  const at = added ? text.indexOf(added) : text.length
  const isInline = given.action.do === 'type' || (given.action.do === 'paste' && given.action.what === 'line')
  const starts = new Set(startsOf(actual))
  const mayJoin = (start: number) => start === caret && (isRemoval(given) || isInline)
  return startsOf(kept)
    .filter((start) => !mayJoin(start) && !starts.has(start < at ? start : start + added.length))
    .map((start) => `glued: “${letters.slice(Math.max(0, start - 8), start)}|${letters.slice(start, start + 8)}”`)
}

const hasFields = (block: AnyBlock | undefined) => block !== undefined && fieldsOf(block).length > 0

const hasPictures = (block: AnyBlock | undefined) => block?.type === 'image' || block?.type === 'gallery'

function changedMarks({ before, after }: Judged) {
  const marks = new Map(before.words.map(({ text, marks }) => [text, marks]))
  // Blocks without such texts, as those of code, have no marks.
  const plain = new Set(after.blocks.filter((block) => !hasFields(block)).map(({ id }) => id))
  return after.words
    .filter(({ text, marks: now, block }) => marks.has(text) && marks.get(text) !== now && !plain.has(block))
    .map(({ text, marks: now }) => `marks of ${text}: “${marks.get(text)}” became “${now}”`)
}

function lostIds({ given, before, after, removed }: Judged) {
  const now = after.blocks.map(({ id }) => id)
  const problems = new Set(now).size < now.length ? ['two blocks have one id'] : []
  const [first, subject, last] = before.blocks.map(({ id }) => id)
  const joined = given.position === 'start' ? subject : given.position === 'end' ? last : undefined
  // A block may go with its last word, and with one that it is joined to.
  const mayGo = (id: string) => {
    const words = before.words.filter(({ block }) => block === id)
    if (words.length > 0 ? words.every((word) => removed.includes(word)) : given.position === 'empty') return true
    if (!isRemoval(given)) return false
    return id === joined || (words.length === 0 && (id === first || id === last))
  }
  const lost = before.blocks.map(({ id }) => id).filter((id) => !now.includes(id) && !mayGo(id))
  return [...problems, ...lost.map((id) => `${id.split('-')[0]} has lost its id`)]
}

function otherThanShown({ blocks, lines }: Observation) {
  return lines
    .filter(({ block }) => hasFields(blocks.find(({ id }) => id === block)))
    .filter(({ block, reader, editor }) => {
      // The parts of a picture's caption are in one line.
      const isPicture = hasPictures(blocks.find(({ id }) => id === block))
      const [read, shown] = [reader, editor].map((lines) => (isPicture ? lines.join(' ').split(' ').sort() : lines))
      return read?.join('⏎') !== shown?.join('⏎')
    })
    .map(({ reader, editor }) => `readers get “${reader.join('⏎')}”, the editor shows “${editor.join('⏎')}”`)
}

/** Both keys begin a line, where they do anything. */
function missingLines({ given, before, after }: Judged) {
  const isBreak = isPress(given, 'Shift+Enter')
  if (given.position !== 'middle' || !(isBreak || isPress(given, 'Enter'))) return []
  const { field } = given
  const isOneLine = after.lines.some(({ reader }) =>
    reader.some((line) => line.includes(`s${field}bravo`) && line.includes(`s${field}charlie`)),
  )
  return isOneLine && (isBreak || !isSameDocument(before.blocks, after.blocks)) ? ['readers get no new line'] : []
}

function wrongType({ given: { action }, before, after }: Judged) {
  if (action.do !== 'convert') return []
  const subject = after.blocks.find(({ id }) => id === before.blocks[1]?.id)
  return subject && subject.type !== action.to ? [`it is a ${subject.type} now`] : []
}

/** What is wrong after the action. */
export const judge = (judged: Judged) => [
  ...(movedLetters(judged) ?? glued(judged)),
  ...changedMarks(judged),
  ...lostIds(judged),
  ...otherThanShown(judged.after),
  ...missingLines(judged),
  ...wrongType(judged),
]

/** Whether the caret is where the next letter belongs. */
function isTypedWell(judged: Judged, at: number, typed: Word) {
  const { given, before } = judged
  const { caret, blockStart, blockEnd } = staying(judged)
  const { action } = given
  const subject = before.blocks[1]
  if (action.do === 'convert') return at >= blockStart && at <= blockEnd
  if (action.do === 'paste') return action.what !== 'line' || at === caret + addedBy(given).length
  // Readers get the other texts of a picture before its caption or behind it.
  if (hasPictures(before.blocks.find(({ id }) => id === typed.block))) return true
  // In a table, and in the summary of details, Enter leads on.
  const kind = subject && kindOf(subject)
  const isOnwards =
    isPress(given, 'ArrowDown') || (isPress(given, 'Enter') && (kind?.enter === 'tool' || kind?.leadsOn))
  if (isOnwards) return at >= caret
  if (isPress(given, 'ArrowUp')) return at <= caret && !(typed.block === subject?.id && given.field === 0)
  return at === caret
}

/** Keys that reach a block without a text select it, and what is typed then replaces it. */
function isReplacing({ given, before }: Judged) {
  const beside = given.position === 'start' ? before.blocks[0] : before.blocks[2]
  const isSelected = !hasFields(beside) && beside?.type !== 'code'
  return isPress(given, 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Backspace', 'Delete') && isSelected
}

/** Keys that lead on may reach a field that readers do not see: the address of a button, or the language of code. */
function isTypedUnseen({ given, after }: Judged, { blocks }: Observation) {
  const unseen = (blocks: AnyBlock[]) =>
    blocks.map((block) => `${getText(block, ['url'])} ${getText(block, ['language'])}`.toUpperCase()).join(' ')
  const typed = unseen(blocks)
  return (
    isPress(given, 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight', 'Enter') &&
    typed.includes(TYPED) &&
    typed.replace(TYPED, '') === unseen(after.blocks)
  )
}

/** What is wrong after a word was typed behind the action. */
export function judgeTyped(judged: Judged, typed: Observation) {
  if (isReplacing(judged) || leadsOn(judged)) return []
  const words = typed.words.filter(isWord)
  const text = lettersOf(words)
  const at = text.indexOf(TYPED)
  const word = words.find((each) => each.text.includes(TYPED))
  const isWhole = text.replace(TYPED, '') === lettersOf(judged.after.words.filter(isWord))
  if (isWhole && (word ? isTypedWell(judged, at, word) : isTypedUnseen(judged, typed))) return otherThanShown(typed)
  return [`typed then: ${words.map(({ text }) => text).join(' ')}`]
}

export const isSameDocument = (a: AnyBlock[], b: AnyBlock[]) => JSON.stringify(a) === JSON.stringify(b)
