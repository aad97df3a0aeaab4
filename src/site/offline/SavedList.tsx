import type { ReactNode } from 'react'
import type { ReadableArticle } from './readable-articles'

/** A plain link: the copy may be in another language than this page. */
export const SavedLink = ({ path, title, lang }: ReadableArticle) => (
  <h3>
    <a href={path} lang={lang} dir="auto">
      {title}
    </a>
  </h3>
)

type Props = { id: string; title: string; tools?: ReactNode; children: ReactNode[] }

export function SavedList({ id, title, tools, children }: Props) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tools}
      <ul className="saved-list" aria-labelledby={id}>
        {children}
      </ul>
    </section>
  )
}
