import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import Stack from '@mui/material/Stack'
import type { TrashItem } from '@shared/entities/trash'
import { useState } from 'react'
import { useNotify, useRefresh, useUnselect } from 'react-admin'
import { failureText, fieldErrorsOf } from '../api/failures'
import { useI18n } from '../i18n/i18n'
import { DeleteButton, type DeleteMessages } from '../lists/DeleteButton'
import { IconAction } from '../lists/IconAction'
import { SlugDialog } from './SlugDialog'
import { useRestore } from './use-restore'

export const purgeMessages: DeleteMessages = {
  question: 'trash.purgeQuestion',
  success: 'trash.purged',
  failure: 'trash.purgeFailed',
}

/** Restores an item, asking for another slug if its slug is taken by now, or deletes it for good. */
export function TrashActions({ item }: { item: TrashItem }) {
  const { t } = useI18n()
  const { mutate, isPending } = useRestore()
  const [slugError, setSlugError] = useState<string>()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselect = useUnselect('trash')

  const restore = (slug?: string) =>
    mutate(
      { id: item.id, slug },
      {
        onSuccess: ({ needs_review }) => {
          setSlugError(undefined)
          unselect([item.id])
          notify(needs_review ? 'trash.needsReview' : 'trash.restored', { type: 'success' })
          refresh()
        },
        onError: (error) => {
          const { slug: refusal } = fieldErrorsOf(error)
          setSlugError(refusal)
          if (refusal) return
          notify(failureText(error, 'trash.restoreFailed'), { type: 'error' })
          refresh()
        },
      },
    )

  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <IconAction
        label={t('trash.restoreNamed', { name: item.title })}
        Icon={RestoreIcon}
        disabled={isPending}
        onClick={() => restore()}
      />
      <DeleteButton messages={purgeMessages} label={t('trash.purgeNamed', { name: item.title })} />
      {slugError && (
        <SlugDialog error={slugError} isBusy={isPending} onClose={() => setSlugError(undefined)} onRestore={restore} />
      )}
    </Stack>
  )
}
