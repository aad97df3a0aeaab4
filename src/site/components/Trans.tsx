import type { ReactNode } from 'react'

type Props = {
  text: string
  /** Renders the part between the tags. */
  tag: (text: string) => ReactNode
  rest?: (text: string) => ReactNode
}

/**
 * Renders a translated text with one tagged part, `Please <1>sign in</1>.`, such as a link. The tags are in the
 * catalogue because each language decides where the part belongs and which punctuation surrounds it.
 */
export function Trans({ text, tag, rest = (text) => text }: Props) {
  const [before, tagged = '', after] = text.split(/<\/?1>/)
  return (
    <>
      {before && rest(before)}
      {tag(tagged)}
      {after && rest(after)}
    </>
  )
}

/** The whole text without its tags, for use as an accessible name. */
export const stripTags = (text: string) => text.replace(/<\/?1>/g, '')

/** Shows the tagged part only; the rest is visually hidden context for search engines, which ignore `aria-label`. */
export const LinkText = ({ text }: { text: string }) => (
  <Trans
    text={text}
    tag={(text) => <span>{text}</span>}
    rest={(text) => <span className="visually-hidden">{text}</span>}
  />
)
