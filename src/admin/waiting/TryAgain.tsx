import Button, { type ButtonProps } from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { useI18n } from '../i18n/i18n'
import { useRepetition, useSecondsLeft } from './use-repetition'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** Why the read failed. */
  error: unknown
  onRetry: () => void
}

/** Repeats a read that failed: when the button is pressed, and once a busy server has time. */
export function TryAgain({ error, onRetry, ...button }: Props) {
  const { t } = useI18n()
  const repetition = useRepetition()
  const seconds = useSecondsLeft(repetition)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    repetition.offer(error, () => retry())
  }, [error, repetition])
  return (
    <>
      {seconds !== undefined && (
        <Typography variant="body2" role="timer">
          {t('waiting.trying', { seconds })}
        </Typography>
      )}
      <Button {...button} onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </>
  )
}
