import type { Article } from '@shared/entities/article'
import { type RefObject, useMemo, useRef } from 'react'
import { Translatable } from '../components/Translatable'
import { withMediaHost } from '../data/api'
import { useI18n } from '../i18n/i18n'
import { Contents } from './Contents'
import { withAnchors } from './headings'
import { withTableFrames } from './tables'
import { usePlayers, withVideoLabels } from './videos'

type Props = { article: Pick<Article, 'content' | 'lang'>; minutes: number }

/** The text, below a list of its headings if it is long. */
export function ArticleText({ article: { content, lang }, minutes }: Props) {
  const { t } = useI18n()
  const { html, headings } = useMemo(
    () => withAnchors(withTableFrames(withVideoLabels(withMediaHost(content), t))),
    [content, t],
  )
  const text: RefObject<HTMLDivElement | null> = useRef(null)
  usePlayers(text, t)
  return (
    <>
      <Contents headings={headings} minutes={minutes} lang={lang} />
      <div ref={text}>
        <Translatable as="div" className="prose" html={html} lang={lang} />
      </div>
    </>
  )
}
