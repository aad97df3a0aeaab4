import type { ReactNode } from 'react'

type Props = {
  text: string
  part: (words: string) => ReactNode
  rest?: (words: string) => ReactNode
}

/**
 * A text of which a part, between <1> and </1>, is shown in a way of its own: as a link, say. Where it stands, and what joins
 * it to the rest, is for each language to say.
 */
export function Marked({ text, part, rest = (words) => words }: Props) {
  const [before, words = '', after] = text.split(/<\/?1>/)
  return (
    <>
      {before && rest(before)}
      {part(words)}
      {after && rest(after)}
    </>
  )
}

/** As a label. */
export const withoutMarks = (text: string) => text.replace(/<\/?1>/g, '')

const shown = (words: string) => <span>{words}</span>
const hidden = (words: string) => <span className="visually-hidden">{words}</span>

/** What a link says, and, for search engines, which read no labels and do not see where it stands, whereto it leads. */
export const LinkText = ({ text }: { text: string }) => <Marked text={text} part={shown} rest={hidden} />
