import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { type TextKey, useI18n } from '../i18n/i18n'

/** Links to the form of a new record. */
export function CreateLink({ to, label }: { to: string; label: TextKey }) {
  const { t } = useI18n()
  return (
    <Button component={Link} to={to} variant="contained" startIcon={<AddIcon />}>
      {t(label)}
    </Button>
  )
}
