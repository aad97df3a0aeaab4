import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useIsOnline } from '../../forms/use-is-online'
import { formatDate } from '../../i18n/formats'
import { translateText, useI18n } from '../../i18n/i18n'
import { visuallyHidden } from '../../layout/visually-hidden'
import { useAutosave } from './AutosaveProvider'

const timeOf = (moment: Date) => formatDate(moment, { hour: '2-digit', minute: '2-digit' })

function useSaveState() {
  const { t } = useI18n()
  const { local, server } = useAutosave()
  const isOnline = useIsOnline()
  const { dirtyFields, isSubmitting } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  // The buttons of the form say so.
  if (isSubmitting && !isOnline) return { text: '', isPassing: true }
  if (server.isSaving || isSubmitting) return { text: t('articles.autosave.saving'), isPassing: true }
  if (!isDirty) return { text: server.savedAt ? t('articles.autosave.saved', { time: timeOf(server.savedAt) }) : '' }
  if (server.secondsLeft !== undefined)
    return {
      text: `${t('waiting.busy')} ${t('waiting.saving', { seconds: server.secondsLeft })}`,
      isPassing: true,
      isFailure: true,
    }
  if (server.failure)
    return { text: t('articles.autosave.failed', { reason: translateText(server.failure) }), isFailure: true }
  if (local.isKept && !server.isDue()) return { text: t('articles.autosave.onDevice') }
  return { text: t('articles.autosave.unsaved'), isPassing: true }
}

/** Shows whether the input is saved. Announces finished and failed saves only. */
export function SaveState() {
  const { text, isPassing, isFailure } = useSaveState()
  const announced = useRef('')
  if (!isPassing) announced.current = text
  return (
    <>
      <Typography
        variant="body2"
        aria-hidden
        sx={{
          alignSelf: 'center',
          mr: 'auto',
          color: isFailure ? 'error.main' : 'text.secondary',
          // On phones it shares a row with the buttons. A reason needs the width.
          flex: { xs: isFailure ? '1 0 100%' : '1 1 0', md: '0 1 auto' },
          fontSize: { xs: '0.75rem', sm: 'body2.fontSize' },
          lineHeight: { xs: 1.25, sm: 1.43 },
        }}
      >
        {text}
      </Typography>
      <span role="status" style={visuallyHidden}>
        {announced.current}
      </span>
    </>
  )
}
