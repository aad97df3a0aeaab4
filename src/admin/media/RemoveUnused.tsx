import Button from '@mui/material/Button'
import { TRASH_DAYS } from '@shared/trash'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useGetList, useNotify, useRefresh } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { t, useI18n } from '../i18n/i18n'
import { ConfirmDialog } from '../security/ConfirmDialog'

/** The server moves a limited number in one call. */
async function removeAll({ request }: DashboardData) {
  let total = 0
  for (;;) {
    const { removed, remaining } = await request('POST /api/media/remove-unused', { body: {} })
    total += removed
    if (remaining === 0 || removed === 0) return total
  }
}

/** Moves all files that nothing uses to the trash. */
export function RemoveUnused() {
  const { t: text } = useI18n()
  const [isAsking, setAsking] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const dataProvider = useDataProvider<DashboardData>()
  const { total = 0 } = useGetList('media', { pagination: { page: 1, perPage: 1 }, filter: { unused: '1' } })
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeAll(dataProvider),
    onSuccess: (count) => notify(t('media.removed', { count }), { type: 'success' }),
    onError: (error) => notify(failureText(error, 'media.removeFailed'), { type: 'error' }),
    onSettled: () => {
      setAsking(false)
      refresh()
    },
  })
  if (total === 0) return null
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text('media.removeUnused')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('media.removeQuestion', { count: total })}
        text={text('media.removeText', { count: TRASH_DAYS })}
        action={text('media.remove')}
        isPending={isPending}
        onConfirm={mutate}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
