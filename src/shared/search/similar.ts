export const trigramsIn = (letters: string[]) =>
  letters.slice(2).map((last, index) => `${letters[index]}${letters[index + 1]}${last}`)

export const spaced = (word: string) => [...` ${word} `]

/** Three letters in a row, with one space before the word and one after it. */
export const trigramsOf = (word: string) => [...new Set(trigramsIn(spaced(word)))]

/** How many letters may be wrong. */
export const toleranceOf = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** Letters to insert, drop, replace or swap to make one word of the other; `Infinity` if there are more than `most`. */
function distance(from: string, to: string, most: number) {
  const [a, b] = [[...from], [...to]]
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const edits = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(isSwapped ? Math.min(edits, (beforeLast[column - 2] as number) + 1) : edits)
    }
    // It never gets less than in two rows. The first letters of most words are enough to leave them out.
    if (Math.min(...last, ...current) > most) return Number.POSITIVE_INFINITY
    beforeLast = last
    last = current
  }
  const edits = last[b.length] as number
  return edits > most ? Number.POSITIVE_INFINITY : edits
}

/** The words with the fewest wrong letters, those with the most trigrams of this one first. */
export function mostSimilar(word: string, candidates: string[]) {
  const tolerance = toleranceOf([...word].length)
  const found = candidates.map((candidate) => ({ candidate, edits: distance(word, candidate, tolerance) }))
  const fewest = Math.min(tolerance, ...found.map(({ edits }) => edits))
  const own = new Set(trigramsOf(word))
  return found
    .filter(({ edits }) => edits === fewest)
    .map(({ candidate }) => ({ candidate, shared: trigramsOf(candidate).filter((each) => own.has(each)).length }))
    .sort((a, b) => b.shared - a.shared || (a.candidate < b.candidate ? -1 : 1))
    .map(({ candidate }) => candidate)
}
