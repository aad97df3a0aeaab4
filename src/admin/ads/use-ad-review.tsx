import type { Ad } from '@shared/entities/ad'
import { canChangeStatus } from '@shared/permissions'
import type { AdStatus } from '@shared/statuses'
import { useState } from 'react'
import { useIdentity } from '../layout/use-identity'
import { useSetStatus } from '../lists/use-set-status'
import { adStatusChoices } from './ad-messages'
import { RejectDialog } from './RejectDialog'

const messages = { success: 'ads.statusUpdated', failure: 'ads.statusFailed' } as const

/** What this user may decide about an ad, and the dialog that asks for the reason of a rejection. */
export function useAdReview(ad: Ad) {
  const identity = useIdentity()
  const [isRejecting, setRejecting] = useState(false)
  const { mutate, isPending } = useSetStatus(messages)
  const choices = identity
    ? adStatusChoices.filter((choice) => canChangeStatus(identity, 'ads', ad.status, choice.id))
    : []
  const dialog = isRejecting && (
    <RejectDialog
      key={ad.id}
      ad={ad}
      isPending={isPending}
      onClose={() => setRejecting(false)}
      onReject={(text) =>
        mutate(
          { record: ad, review: { status: 'rejected', reason: text } },
          // After a failure the dialog stays open with what was typed.
          { onSuccess: () => setRejecting(false) },
        )
      }
    />
  )
  return {
    /** The present status among them. */
    choices,
    isPending,
    decide: (status: AdStatus) =>
      status === 'rejected' ? setRejecting(true) : mutate({ record: ad, review: { status } }),
    dialog,
  }
}
