import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { EDITOR_KEYS, type EditorKey, keyText } from '../editor/editor-keys'
import { type TextKey, useI18n } from '../i18n/i18n'
import { MessageDialog } from '../layout/MessageDialog'
import { DASHBOARD_KEYS, type DashboardKey, namesOf } from './keys'

type Row = { name: string; label: TextKey; combinations: readonly string[] }

const ofDashboard = (Object.keys(DASHBOARD_KEYS) as DashboardKey[]).map(
  (name): Row => ({ name, label: `keys.names.${name}`, combinations: DASHBOARD_KEYS[name] }),
)
const ofEditor = (Object.keys(EDITOR_KEYS) as EditorKey[]).map(
  (name): Row => ({ name, label: keyText(name), combinations: EDITOR_KEYS[name] }),
)

/** All keys: those of the dashboard, and those of the text. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useI18n()
  return (
    <MessageDialog
      title={t('keys.heading')}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {t('common.close')}
        </Button>
      }
    >
      <Keys heading={t('keys.everywhere')} rows={ofDashboard} />
      <Keys heading={t('keys.inText')} rows={ofEditor} />
    </MessageDialog>
  )
}

function Keys({ heading, rows }: { heading: string; rows: Row[] }) {
  const { t } = useI18n()
  const id = useId()
  return (
    <>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        {heading}
      </Typography>
      <Table size="small" aria-labelledby={id}>
        <TableBody>
          {rows.map(({ name, label, combinations }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {t(label)}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {namesOf(combinations).map((part, index) => (
                  <span key={part}>
                    {index > 0 && ' + '}
                    <kbd>{part}</kbd>
                  </span>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
