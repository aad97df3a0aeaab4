import type { ArticleSummary } from '@shared/entities/article'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { paths } from '@shared/paths'
import { publicDate } from '@shared/public-date'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { PrefetchLink } from '../components/PrefetchLink'
import { Translatable } from '../components/Translatable'
import { browserRequest, logFailure } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { type Begun, begunArticles, type ContinueState } from './begun'
import { noteVisit } from './visits'

const MAX_BEGUN = 3
const MAX_NEW = 6

/** The newest articles that were published after this moment. */
async function newSince(since: string, language: LanguageCode) {
  const lang = language === DEFAULT_LANGUAGE ? undefined : language
  const { articles } = await browserRequest('GET /api/articles', { query: { limit: MAX_NEW, lang } })
  return articles.filter((article) => publicDate(article) > since)
}

function Row({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type Item = Pick<ArticleSummary, 'id' | 'title' | 'lang'>

const Entry = ({
  article: { id, title, lang },
  state,
  fact,
}: {
  article: Item
  state?: ContinueState
  fact: string
}) => (
  <li>
    <PrefetchLink to={paths.article(id)} state={state}>
      <Translatable text={title} lang={lang} />
    </PrefetchLink>
    <span className="facts">{fact}</span>
  </li>
)

/**
 * For a reader who comes back: what was begun in this browser, and what is new since the visit before. The style sheet reserves its room,
 * which does not depend on how much there is.
 */
export default function WelcomeBack() {
  const { t, date, language } = useI18n()
  const [begun, setBegun] = useState<Begun[]>([])
  const [since, setSince] = useState<string>()
  const [fresh, setFresh] = useState<ArticleSummary[]>()
  useLayoutEffect(() => {
    setBegun(begunArticles().slice(0, MAX_BEGUN))
    setSince(noteVisit())
  }, [])
  useEffect(() => {
    if (since === undefined) return
    newSince(since, language).then(setFresh, (error) => logFailure('New articles', error))
  }, [since, language])
  return (
    <div className="welcome-back">
      {(begun.length > 0 || since) && (
        <div className="wrap">
          {begun.length > 0 && (
            <Row id="continue" title={t('welcome.continue')}>
              {begun.map((article) => (
                <Entry
                  key={article.id}
                  article={article}
                  state={{ continueAt: article.at }}
                  fact={t('welcome.read', { percent: Math.round(article.at * 100) })}
                />
              ))}
            </Row>
          )}
          {since && fresh && (
            <Row id="new-since" title={t('welcome.new')}>
              {fresh.map((article) => (
                <Entry key={article.id} article={article} fact={date(publicDate(article))} />
              ))}
              {fresh.length === 0 && <li className="quiet">{t('welcome.nothingNew', { date: date(since) })}</li>}
            </Row>
          )}
        </div>
      )}
    </div>
  )
}
