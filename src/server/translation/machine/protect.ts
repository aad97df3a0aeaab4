import { escapeText, stripTags } from '@shared/content/html'
import { createFinder, type GlossaryEntry, loadGlossary } from '@shared/glossary/glossary'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import type { Translate } from './libretranslate'

/** A name in originals, and what it is called in translations. */
export type ProtectedName = { name: string; translation: string }

/** From one language into another. */
type Direction = { source: LanguageCode; target: LanguageCode }

/** Their nouns have one form, so a word fits every sentence. Elsewhere only names do. */
const UNINFLECTED: LanguageCode[] = ['id', 'ms', 'zh-CN', 'ja', 'ko', 'th', 'vi']

function isFixed({ use, english, translations }: GlossaryEntry, language: LanguageCode) {
  if (use === 'name') return true
  if (use === 'subject') return UNINFLECTED.includes(language)
  // Many languages inflect the names of peoples, and their adjectives are other words.
  return use === 'people' && translations[0] === english[0]
}

/** The words that keep their form, as HTML, with their translations. */
async function fixedWords({ source, target }: Direction, names: ProtectedName[]) {
  // The glossaries are lists of English words.
  const glossary = source === DEFAULT_LANGUAGE && target !== DEFAULT_LANGUAGE ? await loadGlossary(target) : []
  const entries = glossary.filter((entry) => isFixed(entry, target))
  const words = new Map(names.map(({ name, translation }) => [escapeText(name), escapeText(translation)]))
  // The first of several entries counts. The glossary comes before the names of places, which may be untranslated.
  for (const { english, translations } of entries.toReversed())
    for (const word of english) words.set(escapeText(word), escapeText(translations[0] ?? word))
  return words
}

/** In sanitised HTML, whose texts and attributes have neither of the brackets. */
const TAG = /(<[^<>]*>)/

type Marked = { html: string; words: string[] }

/** Replaces each of the words by its translation, in an element that LibreTranslate leaves as it is. */
function mark(html: string, find: ReturnType<typeof createFinder>, translations: Map<string, string>): Marked {
  const words: string[] = []
  let marked = ''
  for (const part of html.split(TAG)) {
    let rest = 0
    for (const { start, word } of part.startsWith('<') ? [] : find(part)) {
      words.push(translations.get(word) ?? word)
      marked += `${part.slice(rest, start)}<span translate="no" id="n${words.length}">${words.at(-1)}</span>`
      rest = start + word.length
    }
    marked += part.slice(rest)
  }
  return { html: marked, words }
}

const MARKED = /<span translate="no" id="n(\d+)">([^<]*)<\/span>/g

/** Takes the elements out again. Undefined if one is lost, doubled or changed. */
function unmark(answer: string, { words }: Marked) {
  const found = new Set<string>()
  let isWhole = true
  const html = answer.replace(MARKED, (_, number: string, text: string) => {
    const word = words[Number(number) - 1]
    if (word === undefined || text.trim() !== word || found.has(number)) isWhole = false
    found.add(number)
    return word ?? ''
  })
  return isWhole && found.size === words.length && !html.includes('translate="no"') ? html : undefined
}

/** The sentences of a text without markup. One with markup is a single sentence: its parts may not be balanced. */
function sentencesOf(html: string) {
  if (html !== stripTags(html)) return undefined
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(html)].map(({ segment }) => segment)
}

/**
 * Translates without touching names and, where the language allows it, the words of the glossary. If the answer has lost some, the text
 * is translated again sentence by sentence, and a sentence that loses them once more stays as it is.
 */
export async function protecting(
  translate: Translate,
  direction: Direction,
  names: ProtectedName[],
): Promise<Translate> {
  const words = await fixedWords(direction, names)
  const find = createFinder([...words.keys()])
  const markIn = (html: string) => mark(html, find, words)

  /** The answers, or undefined where words are lost. */
  async function attempt(texts: string[], to: LanguageCode) {
    const marked = texts.map(markIn)
    const answers =
      texts.length > 0
        ? await translate(
            marked.map(({ html }) => html),
            to,
          )
        : []
    return marked.map((each, index) => unmark(answers[index] ?? '', each))
  }

  return async (texts, to) => {
    const answers = await attempt(texts, to)
    const lost = texts.flatMap((text, index) => (answers[index] === undefined ? [sentencesOf(text) ?? []] : []))
    const repeated = await attempt(lost.flat(), to)
    const next = lost.flat().map((sentence, index) => {
      const space = /\s*$/.exec(sentence)?.[0] ?? ''
      return repeated[index] === undefined ? sentence : repeated[index].trimEnd() + space
    })
    return texts.map((text, index) => {
      const answer = answers[index]
      if (answer !== undefined) return answer
      const sentences = lost.shift() ?? []
      return sentences.length > 0 ? next.splice(0, sentences.length).join('') : text
    })
  }
}
