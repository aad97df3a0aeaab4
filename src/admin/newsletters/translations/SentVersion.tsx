import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import type { TranslationLanguage } from '@shared/entities/translation'
import type { LanguageCode } from '@shared/languages'
import { Loading } from 'react-admin'
import { useCall } from '../../api/use-call'
import { longDay } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { NotFound } from '../../layout/NotFound'
import { Preview } from '../Preview'

type Props = { newsletterId: number; language: LanguageCode; sentAt: string }

/** A version of a sent newsletter is read-only, like the original. */
export function SentVersion({ newsletterId, language, sentAt }: Props) {
  const { t } = useI18n()
  const { data, error } = useCall('GET /api/newsletters/manage/:id/translations/:language', {
    params: { id: newsletterId, language: language as TranslationLanguage },
  })
  if (error) return <NotFound />
  if (!data) return <Loading />
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Alert severity="info">{t('newsletters.sentOn', { day: longDay(sentAt) })}</Alert>
      <Preview subject={data.translation.subject} content={data.translation.content} language={language} />
    </Stack>
  )
}
