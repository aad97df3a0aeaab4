import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Ad } from '@shared/entities/ad'
import { useI18n } from '../i18n/i18n'
import { StatusSelect } from '../lists/StatusSelect'
import { takesReason } from './RejectDialog'
import { useAdReview } from './use-ad-review'

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: 190,
  mt: 0.5,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
}

/** The status of an ad, with the changes that this role may make, and the reason of a rejection. */
export function AdReview({ ad }: { ad: Ad }) {
  const { t } = useI18n()
  const { title, status, rejection_reason: reason } = ad
  const { choices, isPending, decide, dialog } = useAdReview(ad)
  if (choices.length === 0) return null

  const isFixed = choices.length < 2
  const select = (
    <StatusSelect
      label={t('common.statusOf', { name: title })}
      value={status}
      choices={choices}
      disabled={isFixed}
      isBusy={isPending}
      onChange={decide}
    />
  )
  return (
    <Box sx={{ minWidth: 0 }}>
      {isFixed ? (
        <Tooltip title={t('ads.onlyEditor')}>
          {/* A disabled element gets no pointer events. */}
          <span>{select}</span>
        </Tooltip>
      ) : (
        select
      )}
      {status === 'rejected' && takesReason(ad) && (
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
            onClick={() => decide('rejected')}
          >
            {reason ? t('ads.reject.change') : t('ads.reject.add')}
          </Button>
        </>
      )}
      {dialog}
    </Box>
  )
}
