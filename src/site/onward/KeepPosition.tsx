import type { Article } from '@shared/entities/article'
import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { continueAt, forgetBegun, keepBegun } from './begun'
import { noteVisit } from './visits'

/** A glance at the beginning begins nothing. */
const BEGUN = 0.05

const SAVE_INTERVAL_MS = 500

/** How much of the text is above the screen, and whether its end is on it. */
function positionIn(text: Element) {
  const { top, bottom, height } = text.getBoundingClientRect()
  return { at: height > 0 ? -top / height : 0, isRead: bottom <= window.innerHeight }
}

/** Keeps in this browser how far the reader has come, and leads a reader who continues to that point. */
export function KeepPosition({ article }: { article: Pick<Article, 'id' | 'title' | 'lang'> }) {
  const { id, title, lang } = article
  const { state } = useLocation()
  const isNew = useNavigationType() !== NavigationType.Pop
  const start = isNew ? continueAt(state) : undefined
  useEffect(() => {
    const text = document.querySelector('.article .prose')
    if (start === undefined || !text) return
    const { top, height } = text.getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top + start * height })
  }, [start])
  useEffect(() => {
    noteVisit()
    let timer: ReturnType<typeof setTimeout> | undefined
    function save() {
      timer = undefined
      const text = document.querySelector('.article .prose')
      if (!text) return
      const { at, isRead } = positionIn(text)
      if (isRead) forgetBegun(id)
      else if (at >= BEGUN && at < 1) keepBegun({ id, title, lang, at: Number(at.toFixed(3)) })
    }
    const onScroll = () => {
      timer ??= setTimeout(save, SAVE_INTERVAL_MS)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [id, title, lang])
  return null
}
