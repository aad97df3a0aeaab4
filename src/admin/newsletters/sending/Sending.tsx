import { type ReactNode, useState } from 'react'
import { DeliveriesDialog } from './DeliveriesDialog'
import { Recipients } from './Recipients'
import { ScheduleDialog } from './ScheduleDialog'
import { SendDialog } from './SendDialog'
import { SendingProvider, type Step } from './sending-context'

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
