import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@shared/messages'
import { useState } from 'react'
import { failureText } from '../../api/failures'
import { formatNumber, formatTotal } from '../../i18n/formats'
import { translateText, useI18n } from '../../i18n/i18n'
import { MessageDialog } from '../../layout/MessageDialog'
import { useDebouncedValue } from '../../use-debounced-value'
import { type RecipientFilter, RecipientFilters } from './RecipientFilters'
import { RecipientList } from './RecipientList'
import { readSubscriberIds } from './subscriber-ids'
import { useMailStatus } from './use-mail-status'
import { useSubscribers, useSubscriberTotal } from './use-subscribers'

const SEARCH_DELAY_MS = 300

/** The chosen ids. They survive a changed search, so that a selection can be assembled from several searches. */
function useSelection() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  return {
    chosen,
    toggle: (id: number) =>
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    add: (ids: number[]) => setChosen((before) => new Set([...before, ...ids])),
    remove: (ids: number[]) => {
      const removed = new Set(ids)
      setChosen((before) => new Set([...before].filter((id) => !removed.has(id))))
    },
  }
}

type Props = {
  onClose: () => void
  onChosen: (userIds: number[]) => void
  onSchedule: (userIds: number[]) => void
}

/** Selects the recipients of a newsletter. */
export function Recipients({ onClose, onChosen, onSchedule }: Props) {
  const { t } = useI18n()
  const [typed, setTyped] = useState<RecipientFilter>({ text: '' })
  const q = useDebouncedValue(typed.text.trim() || undefined, SEARCH_DELAY_MS)
  const filter = { q, role: typed.role }
  const [page, setPage] = useState(1)
  const { chosen, toggle, add, remove } = useSelection()
  const [failure, setFailure] = useState('')
  const [isReading, setReading] = useState(false)
  const { total, meta } = useSubscriberTotal()
  const found = useSubscribers(filter, page)
  const hasSchedule = Boolean(useMailStatus())

  /** Acts on all pages of the result, not only on the one that is shown. */
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
        filter={typed}
        onChange={(changed) => {
          setTyped(changed)
          setPage(1)
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}>
        <Typography role="status" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          {t('newsletters.recipients.selected', {
            chosen: formatNumber(chosen.size),
            total: formatTotal({ total, ...meta }),
          })}
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
