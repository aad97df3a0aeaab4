import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { ROLES, type Role } from '@shared/roles'
import { useI18n } from '../../i18n/i18n'

/** The current input; the search starts once typing pauses. */
export type RecipientFilter = { text: string; role?: Role }

type Props = { filter: RecipientFilter; onChange: (filter: RecipientFilter) => void }

export function RecipientFilters({ filter, onChange }: Props) {
  const { t } = useI18n()
  return (
    <Box sx={{ display: 'grid', columnGap: 2, pt: 1, gridTemplateColumns: { sm: '2fr 1fr' } }}>
      <TextField
        label={t('newsletters.recipients.search')}
        type="search"
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
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
