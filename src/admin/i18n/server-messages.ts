import { serverTexts, type TextKey } from './catalogue'

type Message = { key: TextKey; values: Record<string, string> }

/** Placeholders that stand for something narrower than any text. */
const SHAPES: Record<string, string> = { field: '[\\w.-]+', number: '\\d+', max: '[\\d.]+', min: '[\\d.]+' }

const PLACEHOLDER = /%\{(\w+)\}/
const PLACEHOLDERS = new RegExp(PLACEHOLDER, 'g')

const fixed = new Map(serverTexts)

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches the message, with a named group for each variable part. */
function patternOf(text: string) {
  const [first = '', ...rest] = text.split(PLACEHOLDER)
  const parts = rest.map((part, index) => (index % 2 ? escapeForPattern(part) : `(?<${part}>${SHAPES[part] ?? '.+'})`))
  // biome-ignore lint/plugin: made of our catalogue, when the module is loaded.
  return new RegExp(`^${escapeForPattern(first)}${parts.join('')}$`, 's')
}

const literalLength = (text: string) => text.replace(PLACEHOLDERS, '').length

/** Messages with variable parts; first those that leave least open. */
const patterns = serverTexts
  .filter(([text]) => PLACEHOLDER.test(text))
  .toSorted(([one], [other]) => literalLength(other) - literalLength(one))
  .map(([text, key]) => ({ key, pattern: patternOf(text) }))

/** The key of a message from the server, and the values of its variable parts. Undefined for other texts. */
export function recogniseMessage(text: string): Message | undefined {
  const key = fixed.get(text)
  if (key) return { key, values: {} }
  for (const { key, pattern } of patterns) {
    const found = pattern.exec(text)
    if (found) return { key, values: { ...found.groups } }
  }
}
