import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { ROLES, type Role } from '@shared/roles'
import { useEffect, useState } from 'react'
import { useI18n } from '../../i18n/i18n'
import type { SubscriberFilter } from './use-subscribers'

const SEARCH_DELAY_MS = 300

type Props = { filter: SubscriberFilter; onChange: (filter: SubscriberFilter) => void }

export function RecipientFilters({ filter, onChange }: Props) {
  const { t } = useI18n()
  const [text, setText] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    const q = text.trim() || undefined
    if (q === filter.q) return
    const timer = setTimeout(() => onChange({ ...filter, q }), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Box sx={{ display: 'grid', columnGap: 2, pt: 1, gridTemplateColumns: { sm: '2fr 1fr' } }}>
      <TextField
        label={t('newsletters.recipients.search')}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoFocus
      />
      <TextField
        select
        label={t('common.role')}
        value={filter.role ?? ''}
        onChange={(event) => onChange({ ...filter, role: (event.target.value as Role) || undefined })}
      >
        <MenuItem value="">{t('common.all')}</MenuItem>
        {ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {t(`roles.${role}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
