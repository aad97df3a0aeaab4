import Button from '@mui/material/Button'
import { Deliveries } from './Deliveries'
import { MessageDialog } from './MessageDialog'
import type { Sendable } from './sending-context'

export const DeliveriesDialog = ({ newsletter, onClose }: { newsletter: Sendable; onClose: () => void }) => (
  <MessageDialog
    title={`Deliveries of ${newsletter.subject}`}
    maxWidth="sm"
    isLarge
    onClose={onClose}
    actions={<Button onClick={onClose}>Close</Button>}
  >
    <Deliveries newsletterId={newsletter.id} />
  </MessageDialog>
)
