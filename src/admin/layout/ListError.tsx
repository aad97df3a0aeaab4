import CloudOffIcon from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { translateText, useI18n } from '../i18n/i18n'
import { Notice } from './Notice'

/** In place of a list that could not be fetched. */
export function ListError() {
  const { t } = useI18n()
  const { error, refetch } = useListContext()
  return (
    <Notice
      Icon={CloudOffIcon}
      heading={
        <Typography variant="h6" component="h2">
          {t('lists.failed')}
        </Typography>
      }
      text={error ? translateText(error.message) : undefined}
      action={
        <Button variant="outlined" onClick={() => refetch()}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  )
}
