import Button from '@mui/material/Button'
import { MAX_CHANGED_MEDIA } from '@shared/media-kinds'
import { TRASH_DAYS } from '@shared/trash'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { t, useI18n } from '../i18n/i18n'
import { ConfirmDialog } from '../security/ConfirmDialog'

async function removeUnused({ request }: DashboardData, ids: number[]) {
  let total = 0
  for (let from = 0; from < ids.length; from += MAX_CHANGED_MEDIA) {
    const part = ids.slice(from, from + MAX_CHANGED_MEDIA)
    total += (await request('POST /api/media/remove-unused', { body: { ids: part } })).removed
  }
  return total
}

/** Moves those of the chosen files that nothing uses to the trash. Those that are used stay. */
export function RemoveChosen() {
  const { t: text } = useI18n()
  const { selectedIds, onSelect } = useListContext()
  const [isAsking, setAsking] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const dataProvider = useDataProvider<DashboardData>()
  const count = selectedIds.length
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeUnused(dataProvider, selectedIds.map(Number)),
    onSuccess: (removed) => {
      const kept = count - removed
      const done = t('media.removed', { count: removed })
      notify(kept > 0 ? `${done}. ${t('media.bulk.kept', { count: kept })}` : done, { type: kept ? 'info' : 'success' })
      onSelect([])
    },
    onError: (error) => notify(failureText(error, 'media.removeFailed'), { type: 'error' }),
    onSettled: () => {
      setAsking(false)
      refresh()
    },
  })
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {text('media.bulk.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('media.bulk.removeQuestion', { count })}
        text={text('media.removeText', { count: TRASH_DAYS })}
        action={text('media.remove')}
        isPending={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
