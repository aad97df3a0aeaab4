import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useI18n } from '../../i18n/i18n'
import { monthName } from '../../months'

type Props = { months: string[]; month: string; onChange: (month: string) => void }

export function MonthChoice({ months, month, onChange }: Props) {
  const { t } = useI18n()
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={t('ads.report.month')}
      value={month}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: '12rem' }}
    >
      {months.map((each) => (
        <MenuItem key={each} value={each}>
          {monthName(each)}
        </MenuItem>
      ))}
    </TextField>
  )
}
