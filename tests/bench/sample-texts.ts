import { articles as demoArticles } from '@demo/all-articles'

/** Numbers from 0 to 1 that are the same in each run. */
function createRandom() {
  let seed = 1
  return () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

const random = createRandom()
const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item

/** The words of the demo articles, each as often as it occurs there. */
const tokens =
  JSON.stringify(demoArticles.map(({ title, excerpt, body }) => [title, excerpt, body])).match(/\p{L}+/gu) ?? []
/** What readers search for: each word alike, without the short ones that every text contains. */
const content = [...new Set(tokens.filter((token) => token.length > 4))]
const SYLLABLES = ['ba', 'ka', 'lu', 'mo', 'ning', 'rat', 'sa', 'ti']

/** A word that hardly any other article contains, such as a name. */
export const rareWord = () => Array.from({ length: 5 }, () => pick(SYLLABLES)).join('')
export const sampleText = (words: number) => Array.from({ length: words }, () => pick(tokens)).join(' ')
export const anyNumber = (most: number) => 1 + Math.floor(random() * most)

const misspelt = () => `x${pick(content).slice(1)}`

export const SEARCHES = {
  'two words': () => `${pick(content)} ${pick(content)}`,
  'two frequent words': () => `${pick(tokens)} ${pick(tokens)}`,
  'a misspelt word': () => `${pick(content)} ${misspelt()}`,
  'sixteen misspelt words': () => Array.from({ length: 16 }, misspelt).join(' '),
}
