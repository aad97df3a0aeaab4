import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Children, type ReactNode, useId, useState } from 'react'
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
  /** What is always visible, such as whether the input is saved. */
  state?: ReactNode
  /** Further buttons. On narrow screens, whose bar has one row, *More* shows them. */
  children?: ReactNode
}

/** The buttons of a form. Save is disabled while a save is running, so that pressing it twice saves once. */
export function FormButtons({ save, onCancel, state, children }: Props) {
  const { t } = useI18n()
  const { isSubmitting } = useFormState()
  const isOnline = useIsOnline()
  const { repetition } = useRecordForm()
  const further = useId()
  const [isOpen, setOpen] = useState(false)
  const hasMenu = Children.toArray(children).length > 0
  return (
    <Stack direction="row" sx={{ width: '100%', justifyContent: 'flex-end', flexWrap: 'wrap', gap: 1.5, pt: 2 }}>
      <Box sx={{ flexBasis: '100%' }}>
        <SaveWait repetition={repetition} />
      </Box>
      {state}
      {hasMenu && (
        <Button
          aria-expanded={isOpen}
          aria-controls={further}
          onClick={() => setOpen(!isOpen)}
          sx={{ display: { md: 'none' } }}
        >
          {t('common.more')}
        </Button>
      )}
      <Box
        id={further}
        sx={{
          display: { xs: !hasMenu ? 'contents' : isOpen ? 'flex' : 'none', md: 'contents' },
          flexBasis: '100%',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 'inherit',
          order: { xs: -1, md: 0 },
        }}
      >
        {children}
      </Box>
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
