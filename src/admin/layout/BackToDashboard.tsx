import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'
import { base } from '../paths'

export const BackToDashboard = () => {
  const { t } = useI18n()
  return (
    <Button component={Link} to={base} variant="contained">
      {t('shell.back')}
    </Button>
  )
}
