import Button from '@mui/material/Button'
import SnackbarContent from '@mui/material/SnackbarContent'
import Stack from '@mui/material/Stack'
import { useEffect, useState } from 'react'
import { useI18n } from '../i18n/i18n'
import { type Offer, useUndoOffers, withdrawAll, withdrawUndo } from './undo-offers'

const UNDO_MS = 10_000

/** Below the place of notifications, which stay readable. */
const place = {
  position: 'fixed',
  top: 84,
  left: 0,
  right: 0,
  zIndex: 'snackbar',
  alignItems: 'center',
  gap: 1,
  px: 1,
  pointerEvents: 'none',
} as const

/** What was done last, each with a button that undoes it. */
export function UndoOffers() {
  const offers = useUndoOffers()
  useEffect(() => withdrawAll, [])
  return (
    <Stack role="status" sx={place}>
      {offers.map((offer) => (
        <Done key={offer.id} {...offer} />
      ))}
    </Stack>
  )
}

/** Goes away after ten seconds, but not while it is pointed at or has the focus. */
function Done({ id, text, undo }: Offer) {
  const { t } = useI18n()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => withdrawUndo(id), UNDO_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <SnackbarContent
      role="presentation"
      message={text}
      action={
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          onClick={() => {
            withdrawUndo(id)
            undo()
          }}
        >
          {t('lists.undo')}
        </Button>
      }
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      sx={{
        pointerEvents: 'auto',
        flexWrap: 'nowrap',
        overflowWrap: 'anywhere',
        bgcolor: 'success.main',
        color: 'success.contrastText',
      }}
    />
  )
}
