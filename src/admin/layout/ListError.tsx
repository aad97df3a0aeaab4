import CloudOffIcon from '@mui/icons-material/CloudOffOutlined'
import Button from '@mui/material/Button'
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
      heading={t('lists.failed')}
      text={error ? translateText(error.message) : undefined}
      action={
        <Button variant="outlined" onClick={() => refetch()}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  )
}
