import Card from '@mui/material/Card'
import type { ManagedArticle } from '@shared/entities/article'
import { useWatch } from 'react-hook-form'
import { Comparison } from '../../comparison/Comparison'
import type { Version } from '../../comparison/readable-parts'
import { useI18n } from '../../i18n/i18n'
import { useWrittenHtml } from '../use-written-html'

/** What readers see now and what the form holds, with the differences marked. */
export function LiveComparison({ live }: { live: ManagedArticle }) {
  const { t } = useI18n()
  const typed = useWatch() as Version
  const content = useWrittenHtml()
  return (
    <Card
      component="section"
      aria-label={t('articles.versions.comparison')}
      sx={{ mt: 2, p: { xs: 1.5, sm: 2.5 }, minWidth: 0 }}
    >
      <Comparison
        before={live}
        after={{ ...typed, content }}
        beforeName={t('articles.workingCopy.live')}
        afterName={t('articles.workingCopy.heading')}
      />
    </Card>
  )
}
