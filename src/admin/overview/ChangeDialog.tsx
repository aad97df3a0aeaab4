import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import type { ChangeDetails, ListedChange } from '@shared/entities/change'
import { originalLanguage } from '@shared/languages'
import { useId } from 'react'
import { Loading } from 'react-admin'
import { failureText } from '../api/failures'
import { useCall } from '../api/use-call'
import { Comparison } from '../comparison/Comparison'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useIsPhone } from '../layout/use-is-phone'
import type { Action } from './use-settle'

type Props = {
  change: ListedChange
  title: string
  isBusy: boolean
  onClose: () => void
  onSettle: (change: ListedChange, action: Action) => void
}

function Address({ accepted, present }: ChangeDetails) {
  const { t } = useI18n()
  if (accepted.slug === present.slug) return null
  return (
    <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {accepted.slug === null
        ? t('overview.changes.newEvent')
        : t('overview.changes.address', { before: accepted.slug, after: present.slug })}
    </Typography>
  )
}

function Language({ accepted, present }: ChangeDetails) {
  const { t } = useI18n()
  if (!accepted.language || !present.language || accepted.language === present.language) return null
  const [before, after] = [languageName(accepted.language), languageName(present.language)]
  return <Typography sx={{ mb: 1.5 }}>{t('overview.changes.language', { before, after })}</Typography>
}

/** What an editor last accepted, compared with what readers see now. */
export function ChangeDialog({ change, title, isBusy, onClose, onSettle }: Props) {
  const { t } = useI18n()
  const titleId = useId()
  const isPhone = useIsPhone()
  const { record_id: id, language = originalLanguage({ language: change.original_language }) } = change
  const { data, error } = useCall('GET /api/articles/:id/changes/:language', { params: { id, language } })
  // The version of the texts that are shown, which may be newer than that in the list.
  const shown = data?.change
  const settle = (action: Action) => shown && onSettle({ ...change, version: shown.version }, action)
  return (
    <Dialog open fullWidth maxWidth="lg" fullScreen={isPhone} onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {error && <Typography color="error">{failureText(error, 'overview.changes.notLoaded')}</Typography>}
        {!shown && !error && <Loading />}
        {shown && (
          <>
            <Address {...shown} />
            <Language {...shown} />
            <Comparison
              before={shown.accepted}
              after={shown.present}
              beforeName={t('overview.changes.accepted')}
              afterName={t('overview.changes.present')}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
        <Button disabled={!shown || isBusy} onClick={() => settle('revert')}>
          {t('overview.changes.revert')}
        </Button>
        <Button variant="contained" disabled={!shown || isBusy} onClick={() => settle('accept')}>
          {t('overview.changes.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
