import DeliveriesIcon from '@mui/icons-material/FactCheckOutlined'
import GroupIcon from '@mui/icons-material/GroupAddOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import type { Newsletter } from '@shared/entities/newsletter'
import { useCanAccess } from 'react-admin'
import { useI18n } from '../../i18n/i18n'
import { IconAction } from '../../lists/IconAction'
import { type Step, useSending } from './sending-context'
import { useMailStatus } from './use-mail-status'

/** The send buttons of a row; for a sent newsletter, the button that shows its deliveries. */
export function RowSendActions({ newsletter }: { newsletter: Newsletter }) {
  const { t } = useI18n()
  const { canAccess } = useCanAccess({ action: 'send', resource: 'newsletters' })
  const hasMail = Boolean(useMailStatus())
  const open = useSending()
  const button = (name: Step['name'], label: string, Icon: typeof SvgIcon) => (
    <IconAction label={label} Icon={Icon} onClick={() => open({ name, newsletter })} />
  )
  const { subject, sent_at } = newsletter
  if (sent_at) return hasMail && button('deliveries', t('newsletters.deliveries.of', { subject }), DeliveriesIcon)
  return (
    canAccess && (
      <>
        {button('send', t('newsletters.sending.namedToAll', { subject }), SendIcon)}
        {button('recipients', t('newsletters.sending.namedToSome', { subject }), GroupIcon)}
      </>
    )
  )
}
