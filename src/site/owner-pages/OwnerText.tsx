import { readingMinutes } from '@shared/content/reading-time'
import type { Page } from '@shared/entities/page'
import { paths } from '@shared/paths'
import { ArticleText } from '../article/ArticleText'
import { OutdatedNote } from '../components/OutdatedNote'
import { Translatable } from '../components/Translatable'

/** A page that the owner has written: its title and its text. */
export const OwnerText = ({ page }: { page: Page }) => (
  <article key={page.id}>
    <header className="page-head column">
      <h1>
        <Translatable text={page.title} lang={page.lang} />
      </h1>
    </header>
    <div className="column">
      {page.outdated && <OutdatedNote original={paths.page(page.slug)} />}
      <ArticleText article={page} minutes={readingMinutes(page.content)} />
    </div>
  </article>
)
