import Typography from '@mui/material/Typography'
import { countWords, readingMinutes } from '@shared/content/reading'
import { useMemo } from 'react'
import { useWrittenHtml } from './use-written-html'

/** How long the text is, and how long one reads it. */
export function WordCount() {
  const html = useWrittenHtml()
  const words = useMemo(() => countWords(html), [html])
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'} · {readingMinutes(words)} min read
    </Typography>
  )
}
