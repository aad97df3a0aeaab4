import Typography from '@mui/material/Typography'
import { countWords } from '@shared/content/reading'
import { readingMinutes } from '@shared/content/reading-time'
import { useMemo } from 'react'
import { useI18n } from '../i18n/i18n'
import { useWrittenHtml } from './use-written-html'

/** Word count and reading time of the text. */
export function WordCount() {
  const { t } = useI18n()
  const html = useWrittenHtml()
  const { words, minutes } = useMemo(() => ({ words: countWords(html), minutes: readingMinutes(html) }), [html])
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {t('articles.form.length', { words: t('common.words', { count: words }), minutes })}
    </Typography>
  )
}
