import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@shared/messages'
import { useState } from 'react'
import { failureText } from '../../api/failures'
import { formatNumber } from '../../i18n/formats'
import { translateText, useI18n } from '../../i18n/i18n'
import { MessageDialog } from './MessageDialog'
import { RecipientFilters } from './RecipientFilters'
import { RecipientList } from './RecipientList'
import { readSubscriberIds } from './subscriber-ids'
import { useChosen } from './use-chosen'
import { useMailStatus } from './use-mail-status'
import { type SubscriberFilter, useSubscribers, useSubscriberTotal } from './use-subscribers'

type Props = {
  onClose: () => void
  onChosen: (userIds: number[]) => void
  onSchedule: (userIds: number[]) => void
}

/** Chooses the subscribers who get a newsletter. */
export function Recipients({ onClose, onChosen, onSchedule }: Props) {
  const { t } = useI18n()
  const [filter, setFilter] = useState<SubscriberFilter>({})
  const [page, setPage] = useState(1)
  const { chosen, toggle, add, remove } = useChosen()
  const [failure, setFailure] = useState('')
  const [isReading, setReading] = useState(false)
  const { total } = useSubscriberTotal()
  const found = useSubscribers(filter, page)
  const hasSchedule = Boolean(useMailStatus())

  /** All pages of what is found, not only the one that is shown. */
  const withAllFound = async (act: (ids: number[]) => void) => {
    setReading(true)
    setFailure('')
    try {
      act(await readSubscriberIds(filter))
    } catch (error) {
      setFailure(failureText(error, t('newsletters.recipients.notLoaded')))
    } finally {
      setReading(false)
    }
  }
  const proceed = (act: (ids: number[]) => void) =>
    chosen.size === 0 ? setFailure(messages.recipientsRequired) : act([...chosen])

  return (
    <MessageDialog
      title={t('newsletters.sending.toSome')}
      maxWidth="sm"
      isLarge
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {hasSchedule && <Button onClick={() => proceed(onSchedule)}>{t('newsletters.schedule.forLater')}</Button>}
          <Button variant="contained" onClick={() => proceed(onChosen)}>
            {t('newsletters.sending.toSelected')}
          </Button>
        </>
      }
    >
      <RecipientFilters
        filter={filter}
        onChange={(changed) => {
          setFilter(changed)
          setPage(1)
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}>
        <Typography role="status" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          {t('newsletters.recipients.selected', { chosen: formatNumber(chosen.size), total: formatNumber(total ?? 0) })}
        </Typography>
        <Button size="small" disabled={isReading || !found.total} onClick={() => withAllFound(add)}>
          {t('newsletters.recipients.selectAll')}
        </Button>
        <Button size="small" disabled={isReading || chosen.size === 0} onClick={() => withAllFound(remove)}>
          {t('newsletters.recipients.deselectAll')}
        </Button>
      </Box>
      {failure && (
        <Alert severity="error" sx={{ mb: 1 }} onClose={() => setFailure('')}>
          {translateText(failure)}
        </Alert>
      )}
      <RecipientList
        found={found}
        hasAny={total !== 0}
        page={page}
        onPage={setPage}
        chosen={chosen}
        onToggle={toggle}
      />
    </MessageDialog>
  )
}
