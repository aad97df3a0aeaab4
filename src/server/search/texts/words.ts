import { folded } from '@shared/content/folded'

/**
 * Before the lexemes of the title, and of title, names and excerpt, which are stored a second time. So the index alone finds the
 * best hits: weights would have to be read from the tsvector of each hit. No word contains these characters.
 */
export const IN_TITLE = '^'
export const IN_HEAD = '~'

/** Words longer than this are cut: no one searches for more. */
const MAX_WORD = 60

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ‘`´‐‑-][\p{L}\p{M}\p{N}]+)*/gu
const CONNECTOR = /['’ʼ‘`´‐‑-]/
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff\ue000\ue001]/g

/** Scripts that write no spaces between words, and Korean, whose words carry endings. */
const UNSPACED =
  /[\p{Script=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu

export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '')

/** A word as it stands in a text. */
export type Word = {
  start: number
  end: number
  /** Its folded parts: `Krakatau’s` has `krakatau`, `orang-utan` has `orang` and `utan`. */
  parts: string[]
  /** The parts as one word, if there are several. */
  joined: string | undefined
  /** Stretches in scripts without spaces. */
  runs: string[]
}

const NO_RUNS: string[] = []

/** Most words of European languages. */
const SIMPLE = /^[A-Za-z0-9]+$/

/** One word of a text. What is left of it between runs are parts like any other. */
function analyse(text: string): Omit<Word, 'start' | 'end'> {
  const plain = folded(text.slice(0, MAX_WORD))
  if (SIMPLE.test(text)) return { parts: [plain], joined: undefined, runs: NO_RUNS }
  const runs = plain.match(UNSPACED) ?? NO_RUNS
  const rest = runs.length > 0 ? plain.replace(UNSPACED, ' ').trim() : plain
  const all = rest.split(runs.length > 0 ? /['’ʼ‘`´‐‑\s-]+/ : CONNECTOR).filter(Boolean)
  // The single letters of l’éléphant and Krakatau’s are no words.
  const long = all.filter((part) => part.length > 1)
  const parts = long.length > 0 ? long : all
  return { parts, joined: all.length > 1 && runs.length === 0 ? all.join('') : undefined, runs }
}

/** A stretch that is longer than a word may be is read piece by piece, as Chinese sentences are. */
export function* wordsOf(text: string): Generator<Word> {
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const pieceLength = found.length > MAX_WORD && found.search(UNSPACED) < 0 ? found.length : MAX_WORD
    for (let start = 0; start < found.length; start += pieceLength) {
      const piece = found.slice(start, start + pieceLength)
      yield { start: index + start, end: index + start + piece.length, ...analyse(piece) }
    }
  }
}

/** Pairs of neighbouring characters, by which a stretch is found, and single ones. */
export function gramsOf(run: string) {
  const characters = [...run]
  return { single: characters, pairs: characters.slice(1).map((next, index) => `${characters[index]}${next}`) }
}
