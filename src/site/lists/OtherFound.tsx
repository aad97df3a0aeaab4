import { splitLanguage } from '@shared/language-paths'
import { markedHtml, Snippet } from '../components/ArticleCard'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { useI18n } from '../i18n/i18n'
import type { FoundBeside } from './articles-loader'

/** More are shown on request: most readers look for articles. */
const SHOWN = 4

function OtherLink({ title, title_snippet, lang, url }: FoundBeside) {
  const marked = title_snippet ? { html: markedHtml(title_snippet) } : { text: title }
  return (
    <PrefetchLink to={splitLanguage(url).path}>
      <Translatable lang={lang} {...marked} />
    </PrefetchLink>
  )
}

function OtherList({ found }: { found: FoundBeside[] }) {
  const { t } = useI18n()
  return (
    <ul className="others">
      {found.map((each) => (
        <li key={`${each.kind} ${each.id}`}>
          <p className="label">{t(`articles.kinds.${each.kind}`)}</p>
          <h3>
            <OtherLink {...each} />
          </h3>
          <Snippet text={each.snippet} lang={each.found_in} />
        </li>
      ))}
    </ul>
  )
}

/** The places, events and pages that a search has found. */
export function OtherFound({ found }: { found: FoundBeside[] }) {
  const { t } = useI18n()
  if (found.length === 0) return null
  const more = found.slice(SHOWN)
  return (
    <section className="wrap section" aria-labelledby="others">
      <h2 id="others">{t('articles.others')}</h2>
      <OtherList found={found.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>{t('articles.showAll', { total: found.length })}</summary>
          <OtherList found={more} />
        </details>
      )}
    </section>
  )
}
