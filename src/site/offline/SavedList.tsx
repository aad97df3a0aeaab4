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

export function SavedList({ id, title, children }: { id: string; title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="saved-list" aria-labelledby={id}>
        {children}
      </ul>
    </section>
  )
}
