import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Ad, AdStatus } from '@shared/entities/ad'
import { canChangeStatus } from '@shared/permissions'
import { useState } from 'react'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { StatusSelect } from '../lists/StatusSelect'
import { useSetStatus } from '../lists/use-set-status'
import { adStatusChoices } from './ad-labels'
import { RejectDialog } from './RejectDialog'

const words = { success: 'ads.statusUpdated', failure: 'ads.statusFailed' } as const

const twoLines = {
  ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  ...{ maxWidth: 190, mt: 0.5, overflowWrap: 'anywhere', color: 'text.secondary' },
}

/** The status of an ad, as this role may change it, and why it is rejected. */
export function AdReview({ ad }: { ad: Ad }) {
  const { t } = useI18n()
  const { id, title, status, rejection_reason: reason } = ad
  const identity = useIdentity()
  const [isRejecting, setRejecting] = useState(false)
  const { mutate, isPending } = useSetStatus(words)
  if (!identity) return null

  const choices = adStatusChoices.filter((choice) => canChangeStatus(identity, 'ads', status, choice.id))
  const isFixed = choices.length < 2
  const choose = (chosen: AdStatus) =>
    chosen === 'rejected' ? setRejecting(true) : mutate({ record: ad, review: { status: chosen } })
  const select = (
    <StatusSelect
      label={t('common.statusOf', { name: title })}
      value={status}
      choices={choices}
      disabled={isFixed}
      isBusy={isPending}
      onChange={choose}
    />
  )
  return (
    <Box sx={{ minWidth: 0 }}>
      {isFixed ? (
        <Tooltip title={t('ads.onlyEditor')}>
          {/* What is disabled does not feel the pointer. */}
          <span>{select}</span>
        </Tooltip>
      ) : (
        select
      )}
      {status === 'rejected' && (
        <>
          {reason && (
            <Tooltip title={reason}>
              <Typography variant="body2" sx={twoLines}>
                {reason}
              </Typography>
            </Tooltip>
          )}
          <Button
            size="small"
            aria-label={t(reason ? 'ads.reject.changeNamed' : 'ads.reject.addNamed', { title })}
            onClick={() => setRejecting(true)}
          >
            {reason ? t('ads.reject.change') : t('ads.reject.add')}
          </Button>
        </>
      )}
      {isRejecting && (
        <RejectDialog
          key={id}
          ad={ad}
          isPending={isPending}
          onClose={() => setRejecting(false)}
          onReject={(text) =>
            mutate(
              { record: ad, review: { status: 'rejected', reason: text } },
              // After a failure it stays, and so does what was typed.
              { onSuccess: () => setRejecting(false) },
            )
          }
        />
      )}
    </Box>
  )
}
