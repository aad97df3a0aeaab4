import type { LanguageCode } from '@shared/languages'
import { snippetParts } from '@shared/snippet'

type Props = { text: string; lang: LanguageCode }

/** The passage that a search has found. It stays in its language, because a translation would lose the marks. */
export const Snippet = ({ text, lang }: Props) => (
  <p className="excerpt" lang={lang} dir="auto">
    {snippetParts(text).map(({ start, text: part, isMatch }) => (isMatch ? <mark key={start}>{part}</mark> : part))}
  </p>
)
