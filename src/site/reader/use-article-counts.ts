import type { Article } from '@shared/entities/article'
import { useEffect, useRef } from 'react'
import { useHasAdditions } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { countArticle } from './count-article'
import { rememberReadToEnd } from './read-articles'

/**
 * Counts a view of a published article, and that its end was reached: that the element with the returned ref, behind the text, has come into
 * view. Returns also how to count that the article is shared.
 */
export function useArticleCounts(article: Article | null) {
  const { language } = useI18n()
  const hasAdditions = useHasAdditions()
  const end = useRef<HTMLDivElement>(null)
  const id = article?.status === 'published' ? article.id : undefined
  useEffect(() => {
    if (id !== undefined) void countArticle('view', id, language)
  }, [id, language])
  useEffect(() => {
    const { current } = end
    if (id === undefined || !current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      rememberReadToEnd(id)
      if (hasAdditions) void countArticle('read', id, language)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [id, language, hasAdditions])
  const countShare = () => {
    if (id !== undefined && hasAdditions) void countArticle('share', id, language)
  }
  return { end, countShare }
}
