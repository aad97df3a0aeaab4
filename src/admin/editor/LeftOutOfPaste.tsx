import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { LOSS_KINDS, nameOfLoss } from '@shared/content/losses'
import { listOf } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import type { LeftOut } from './pasted-pictures'

/** What a paste or the opened text lacks, in a line that opens to the whole list. */
export function LeftOutOfPaste({ parts, onClose }: { parts: LeftOut[]; onClose: () => void }) {
  const { t } = useI18n()
  const counts = LOSS_KINDS.map((kind) => [kind, parts.filter((part) => part.kind === kind).length] as const)
  const what = listOf(
    counts.filter(([, count]) => count > 0).map(([kind, count]) => t(`editor.paste.kinds.${kind}`, { count })),
  )
  const line = (part: LeftOut) => {
    const { kind, reason } = part
    const name = nameOfLoss(part)
    if (!name) return t(`editor.paste.kinds.${kind}`, { count: 1 })
    return reason ? t('editor.paste.lostOne', { name, reason }) : name
  }
  return (
    <Alert
      severity="warning"
      onClose={onClose}
      closeText={t('uploads.dismiss')}
      sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
    >
      <details>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          {t(parts.every(({ isOfText }) => isOfText) ? 'editor.paste.lostOfText' : 'editor.paste.lost', { what })}
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal, and are only added at the end.
            <li key={index}>
              {line(part)}
              {part.again && (
                <Button size="small" onClick={part.again}>
                  {t('common.tryAgain')}
                </Button>
              )}
            </li>
          ))}
        </Box>
      </details>
    </Alert>
  )
}
