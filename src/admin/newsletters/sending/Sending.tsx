import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useI18n } from '../../i18n/i18n'
import { MessageDialog } from '../../layout/MessageDialog'
import { Deliveries } from './Deliveries'
import { Recipients } from './Recipients'
import { ScheduleDialog } from './ScheduleDialog'
import { SendDialog } from './SendDialog'
import { type Sendable, SendingProvider, type Step } from './sending-context'

export function Sending({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<Step>()
  return (
    <SendingProvider value={setStep}>
      {children}
      {step && <Dialogs step={step} onStep={setStep} onClose={() => setStep(undefined)} />}
    </SendingProvider>
  )
}

type Props = { step: Step; onStep: (step: Step) => void; onClose: () => void }

function Dialogs({ step, onStep, onClose }: Props) {
  const { newsletter } = step
  switch (step.name) {
    case 'recipients':
      return (
        <Recipients
          onClose={onClose}
          onChosen={(userIds) => onStep({ name: 'send', newsletter, userIds })}
          onSchedule={(userIds) => onStep({ name: 'schedule', newsletter, userIds })}
        />
      )
    case 'send':
      return <SendDialog {...step} onClose={onClose} />
    case 'schedule':
      return <ScheduleDialog {...step} onClose={onClose} />
    case 'deliveries':
      return <DeliveriesDialog newsletter={newsletter} onClose={onClose} />
  }
}

function DeliveriesDialog({ newsletter, onClose }: { newsletter: Sendable; onClose: () => void }) {
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
