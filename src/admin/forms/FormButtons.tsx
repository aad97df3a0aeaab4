import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'
import { SaveWait } from '../waiting/SaveWait'
import { useRecordForm } from './record-form-context'
import { useIsOnline } from './use-is-online'

type Props = {
  /** Such as 'Create' or 'Update'. */
  save: string
  onCancel: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** The buttons of a form. Save is disabled while a save is running, so that pressing it twice saves once. */
export function FormButtons({ save, onCancel, children }: Props) {
  const { t } = useI18n()
  const { isSubmitting } = useFormState()
  const isOnline = useIsOnline()
  const { repetition } = useRecordForm()
  return (
    <Stack direction="row" sx={{ width: '100%', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1.5, pt: 2 }}>
      <Box sx={{ flexBasis: '100%' }}>
        <SaveWait repetition={repetition} />
      </Box>
      {children}
      {isSubmitting && !isOnline && (
        <Typography variant="body2" role="alert" sx={{ alignSelf: 'center', color: 'warning.main' }}>
          {t('forms.waiting')}
        </Typography>
      )}
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      {/* A constant alwaysEnable would keep it enabled during a save. */}
      <SaveButton label={save} alwaysEnable={!isSubmitting} />
    </Stack>
  )
}
