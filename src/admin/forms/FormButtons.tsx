import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'

type Props = {
  /** Such as 'Create' or 'Update'. */
  save: string
  onCancel: () => void
  /** Beside the two. */
  children?: ReactNode
}

/** The end of a form. The save button is off while a save is on its way: pressed twice, it saves once. */
export function FormButtons({ save, onCancel, children }: Props) {
  const { t } = useI18n()
  const { isSubmitting } = useFormState()
  return (
    <Stack direction="row" sx={{ width: '100%', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1.5, pt: 2 }}>
      {children}
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      {/* With a constant alwaysEnable it would not be off while a save is on its way either. */}
      <SaveButton label={save} alwaysEnable={!isSubmitting} />
    </Stack>
  )
}
