import type { TONES } from '@shared/content/document'
import { escapeHtml } from '@shared/content/html'
import type { Article } from '@shared/entities/article'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { Translatable } from '../components/Translatable'
import { withMediaHost } from '../data/api'
import type { Translate } from '../i18n/i18n'
import { useI18n } from '../i18n/i18n'
import { Contents } from './Contents'
import { withEnlarging } from './enlarging'
import { withAnchors } from './headings'
import { withTableFrames } from './tables'
import { usePlayers, withVideoLabels } from './videos'

type Props = { article: Pick<Article, 'content' | 'lang'>; minutes: number }

const CALLOUTS = /<div class="callout callout-(note|tip|warning)[^>]*>/g
const BACK = 'role="doc-backlink"'

/** Puts the words of the reader's language into callouts, whose colours not all see, and names the links back from footnotes. */
const withBoxNames = (html: string, t: Translate) =>
  html
    .replace(
      CALLOUTS,
      (opening, tone: (typeof TONES)[number]) =>
        `${opening}<b class="callout-name">${escapeHtml(t(`article.callout.${tone}`))}</b>`,
    )
    .replaceAll(BACK, () => `${BACK} aria-label="${escapeHtml(t('article.backToText'))}"`)

/** The text, below a list of its headings if it is long. */
export function ArticleText({ article: { content, lang }, minutes }: Props) {
  const { t } = useI18n()
  const { html, headings } = useMemo(
    () => withAnchors(withTableFrames(withEnlarging(withBoxNames(withVideoLabels(withMediaHost(content), t), t), t))),
    [content, t],
  )
  const text: RefObject<HTMLDivElement | null> = useRef(null)
  usePlayers(text, t)
  useEffect(() => {
    const element = text.current
    if (element && html.includes('<figure class="compare'))
      import('../pictures/compare').then(({ connectComparisons }) => connectComparisons(element)).catch(() => {})
  }, [html])
  return (
    <>
      <Contents headings={headings} minutes={minutes} lang={lang} />
      <div ref={text}>
        <Translatable as="div" className="prose" html={html} lang={lang} />
      </div>
    </>
  )
}
