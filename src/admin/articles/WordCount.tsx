import Typography from '@mui/material/Typography'
import { escapeText } from '@shared/content/html'
import { countWords } from '@shared/content/reading'
import { readingMinutes } from '@shared/content/reading-time'
import { useEffect, useMemo, useState } from 'react'
import { useI18n } from '../i18n/i18n'
import { useWrittenHtml } from './use-written-html'

const EDITOR = '.codex-editor'

/** What is selected in the text. */
function useSelectedText() {
  const [text, setText] = useState('')
  useEffect(() => {
    const read = () => {
      const selection = getSelection()
      const isInText = selection?.anchorNode?.parentElement?.closest(EDITOR)
      setText((isInText && selection?.toString()) || '')
    }
    document.addEventListener('selectionchange', read)
    return () => document.removeEventListener('selectionchange', read)
  }, [])
  return text
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Word count and reading time of the text, and how long a selected part of it is. */
export function WordCount() {
  const { t } = useI18n()
  const html = useWrittenHtml()
  const selected = useSelectedText()
  const { words, minutes } = useMemo(() => ({ words: countWords(html), minutes: readingMinutes(html) }), [html])
  const part = selected && {
    words: t('common.words', { count: countWords(escapeText(selected)) }),
    characters: t('common.characters', { count: [...segmenter.segment(selected)].length }),
  }
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {t('articles.form.length', { words: t('common.words', { count: words }), minutes })}
      {part && ` · ${t('articles.form.selected', part)}`}
    </Typography>
  )
}
