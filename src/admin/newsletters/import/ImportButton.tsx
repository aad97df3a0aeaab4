import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useI18n } from '../../i18n/i18n'
import { useMailStatus } from '../sending/use-mail-status'
import { ImportDialog } from './ImportDialog'

/** Left out on a host of the specification's table, which has no import. */
export function ImportButton() {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  if (!useMailStatus()) return null
  return (
    <>
      <Button startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {t('newsletters.import.action')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
