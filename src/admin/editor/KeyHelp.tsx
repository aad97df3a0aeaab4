import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { useI18n } from '../i18n/i18n'
import { MessageDialog } from '../layout/MessageDialog'
import { EDITOR_KEYS, type EditorKey, keyNames, keyText } from './editor-keys'

/** All keys of the editor. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  return (
    <MessageDialog
      title={t('editor.keys.heading')}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      }
    >
      <Table size="small">
        <TableBody>
          {(Object.keys(EDITOR_KEYS) as EditorKey[]).map((key) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {t(keyText(key))}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {keyNames(key).map((name, index) => (
                  <span key={name}>
                    {index > 0 && ' + '}
                    <kbd>{name}</kbd>
                  </span>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </MessageDialog>
  )
}
