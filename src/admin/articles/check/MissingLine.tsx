import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Checked } from '@shared/content/publication-check'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useI18n } from '../../i18n/i18n'
import { CHECKED_FIELDS } from './checked-fields'
import { usePublicationCheck } from './publication-check-context'

const TYPING_PAUSE_MS = 500

/** How much the form lacks, counted when its author pauses. Links are not: the check asks the server about them. */
function useMissing() {
  const values = useWatch<Checked, typeof CHECKED_FIELDS>({ name: CHECKED_FIELDS })
  const [count, setCount] = useState<number>()
  useEffect(() => {
    let isOutdated = false
    const timer = setTimeout(async () => {
      // Loaded on demand: it reads HTML.
      const { publicationFindings } = await import('@shared/content/publication-check')
      const article: Checked = Object.fromEntries(CHECKED_FIELDS.map((name, index) => [name, values[index]]))
      if (!isOutdated) setCount(publicationFindings(article).length)
    }, TYPING_PAUSE_MS)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [values])
  return count
}

/** Says how much is missing before the text is published, and leads to what that is. */
export function MissingLine() {
  const { t } = useI18n()
  const { open } = usePublicationCheck()
  const count = useMissing()
  if (count === undefined) return null
  if (count === 0)
    return (
      <Typography variant="body2" sx={{ color: 'success.main', px: 0.75 }}>
        {t('articles.check.nothing')}
      </Typography>
    )
  return (
    <Button size="small" color="warning" onClick={open} sx={{ textDecoration: 'underline' }}>
      {t('articles.check.missing', { count })}
    </Button>
  )
}
