import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { isRequired, type Place } from '@shared/content/publication-check'
import { useId } from 'react'
import { useI18n } from '../../i18n/i18n'
import type { Examined } from './examine'
import { FindingList } from './FindingList'
import { useFindings } from './use-findings'

type Props = {
  isOpen: boolean
  examined: Examined
  /** Something waits for the answer; otherwise the list was only asked for. */
  isQuestion: boolean
  /** The buttons of the question, where it is not asked in the form of the text. */
  words?: { back: string; goOn: string; goOnAnyway: string }
  onClose: (goesOn: boolean) => void
  onClosed: () => void
  onGo: (place: Place) => void
}

export function CheckDialog({ isOpen, examined, isQuestion, words, onClose, onClosed, onGo }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  const { lines, pending } = useFindings(examined)
  const isRefused = examined.findings.some(isRequired)
  const { back, goOn, goOnAnyway } = words ?? {
    back: t('articles.check.back'),
    goOn: t('articles.check.goOn'),
    goOnAnyway: t('articles.check.goOnAnyway'),
  }
  const help = t(isRefused ? 'articles.check.required' : 'articles.check.help')
  return (
    <Dialog
      open={isOpen}
      fullWidth
      maxWidth="sm"
      onClose={() => onClose(false)}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={titleId}>{t('articles.check.heading')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {lines.length > 0 ? help : pending === 0 && t('articles.check.nothing')}
        </DialogContentText>
        <FindingList lines={lines} pending={pending} onGo={onGo} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(false)} autoFocus={!isQuestion || isRefused}>
          {isQuestion ? back : t('common.close')}
        </Button>
        {isQuestion && !isRefused && (
          <Button onClick={() => onClose(true)} variant="contained" autoFocus>
            {lines.length > 0 ? goOnAnyway : goOn}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
