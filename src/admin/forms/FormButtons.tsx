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
  /** Further buttons. */
  children?: ReactNode
}

/** The buttons of a form. Save is disabled while a save is running, so that pressing it twice saves once. */
export function FormButtons({ save, onCancel, children }: Props) {
  const { t } = useI18n()
  const { isSubmitting } = useFormState()
  return (
    <Stack direction="row" sx={{ width: '100%', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1.5, pt: 2 }}>
      {children}
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      {/* A constant alwaysEnable would keep it enabled during a save. */}
      <SaveButton label={save} alwaysEnable={!isSubmitting} />
    </Stack>
  )
}
