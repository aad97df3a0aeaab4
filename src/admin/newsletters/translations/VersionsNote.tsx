import Alert from '@mui/material/Alert'
import type { NewsletterTranslationSummary } from '@shared/entities/newsletter-translation'
import { useOptionalQuery } from '../../api/use-call'
import { languageName, listOf } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'

const isReady = ({ status, outdated }: NewsletterTranslationSummary) => status === 'published' && !outdated

/** Which readers get a version in their language, before the newsletter is sent. */
export function VersionsNote({ newsletterId }: { newsletterId: number }) {
  const { t } = useI18n()
  const { data } = useOptionalQuery('GET /api/newsletters/manage/:id/translations', { params: { id: newsletterId } })
  const versions = data?.translations ?? []
  const ready = versions.filter(isReady)
  const others = versions.filter((version) => !isReady(version))
  const names = (rows: typeof versions) => listOf(rows.map(({ language }) => languageName(language)))
  return (
    <>
      {ready.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('newsletters.translations.ready', { languages: names(ready) })}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('newsletters.translations.notReady', { languages: names(others) })}
        </Alert>
      )}
    </>
  )
}
