import Button from '@mui/material/Button'
import { useI18n } from '../../i18n/i18n'
import { Deliveries } from './Deliveries'
import { MessageDialog } from './MessageDialog'
import type { Sendable } from './sending-context'

export const DeliveriesDialog = ({ newsletter, onClose }: { newsletter: Sendable; onClose: () => void }) => {
  const { t } = useI18n()
  return (
    <MessageDialog
      title={t('newsletters.deliveries.of', { subject: newsletter.subject })}
      maxWidth="sm"
      isLarge
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Deliveries newsletterId={newsletter.id} />
    </MessageDialog>
  )
}
