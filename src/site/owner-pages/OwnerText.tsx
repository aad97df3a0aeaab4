import { readingMinutes } from '@shared/content/reading-time'
import type { Page } from '@shared/entities/page'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { ArticleText } from '../article/later-text'
import { OutdatedNote } from '../components/OutdatedNote'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'

/** A page that the owner has written: its title and its text. */
export function OwnerText({ page }: { page: Page }) {
  const { t } = useI18n()
  return (
    <article key={page.id}>
      <header className="page-head column">
        <h1>
          <Translatable text={page.title} lang={page.lang} />
        </h1>
      </header>
      <div className="column">
        {page.status === 'draft' && page.lang && page.lang !== DEFAULT_LANGUAGE && (
          <p className="notice">{t('article.draftTranslation')}</p>
        )}
        {page.outdated && <OutdatedNote to={paths.page(page.slug)} />}
        <ArticleText article={page} minutes={readingMinutes(page.content)} />
      </div>
    </article>
  )
}
