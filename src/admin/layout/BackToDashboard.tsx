import Button from '@mui/material/Button'
import { paths } from '@shared/paths'
import { Link } from 'react-router-dom'
import { useI18n } from '../i18n/i18n'

export const BackToDashboard = () => {
  const { t } = useI18n()
  return (
    <Button component={Link} to={paths.dashboard} variant="contained">
      {t('shell.back')}
    </Button>
  )
}
