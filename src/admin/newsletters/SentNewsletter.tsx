import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { Newsletter } from '@shared/entities/newsletter'
import { longDay } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { RecordLanguages } from '../languages/RecordLanguages'
import { NewsletterFigures } from './NewsletterFigures'
import { Preview } from './Preview'
import { PublicSwitch } from './PublicSwitch'
import { useSending } from './sending/sending-context'
import { useMailStatus } from './sending/use-mail-status'

type Props = { newsletter: Newsletter; sentAt: string; onClose: () => void }

/** A sent newsletter is read-only. */
export function SentNewsletter({ newsletter, sentAt, onClose }: Props) {
  const { t } = useI18n()
  const hasMail = Boolean(useMailStatus())
  const open = useSending()
  return (
    <Stack spacing={2}>
      <Alert severity="info">{t('newsletters.sentOn', { day: longDay(sentAt) })}</Alert>
      <PublicSwitch newsletter={newsletter} />
      <RecordLanguages kind="newsletters" id={newsletter.id} isFinal />
      <NewsletterFigures id={newsletter.id} />
      <Preview subject={newsletter.subject} content={newsletter.content} />
      <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1.5 }}>
        {hasMail && (
          <Button onClick={() => open({ name: 'deliveries', newsletter })}>{t('newsletters.deliveries.label')}</Button>
        )}
        <Button onClick={onClose}>{t('common.close')}</Button>
      </Stack>
    </Stack>
  )
}
