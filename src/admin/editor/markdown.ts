import { fromPasted } from '@shared/content/from-pasted'

const ITEM = '(?:[-*+]|\\d{1,3}[.)]) \\S'

/** Each alone is a sign of Markdown. A single line with a hyphen is not: dialogues begin so in some languages. */
const SIGNS = [
  /^#{1,6} \S/m,
  new RegExp(`^${ITEM}.*\\n{1,2} *${ITEM}`, 'm'),
  /^> \S/m,
  /^```/m,
  /\*\*[^\s*][^*\n]*\*\*/,
  /\[[^[\]\n]+\]\(https?:\/\/[^\s()]+\)/,
  /^\|.*\|\n\|[ :|-]+\|$/m,
]

export const looksLikeMarkdown = (text: string) => SIGNS.some((sign) => sign.test(text))

/** Loads the parser when it is first needed. */
export async function fromMarkdown(text: string) {
  const { marked } = await import('marked')
  return fromPasted(marked(text, { async: false }))
}
