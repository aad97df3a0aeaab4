import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Tooltip from '@mui/material/Tooltip'
import type { Subscriber } from '@shared/entities/subscriber'
import { type TextKey, useI18n } from '../i18n/i18n'

/** The name of a subscriber's role, or that there is no account. */
export const roleText = ({ role }: Pick<Subscriber, 'role'>): TextKey =>
  role ? `roles.${role}` : 'newsletters.subscriber.noAccount'

/** The role, and whether the address is still to be confirmed, which other hosts do not say. */
export function SubscriberState({ role, confirmed }: Subscriber) {
  const { t } = useI18n()
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Chip size="small" variant="outlined" label={t(roleText({ role }))} />
      {confirmed === false && (
        <Tooltip title={t('newsletters.subscriber.unconfirmedHelp')}>
          <Chip size="small" color="warning" variant="outlined" label={t('newsletters.subscriber.unconfirmed')} />
        </Tooltip>
      )}
    </Stack>
  )
}
