import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { MediaWithUses } from '@shared/entities/media'
import { TRASH_DAYS } from '@shared/trash'
import { useState } from 'react'
import { useDelete, useNotify } from 'react-admin'
import { failureText } from '../api/failures'
import { useI18n } from '../i18n/i18n'
import { ConfirmDialog } from '../security/ConfirmDialog'
import { MediaUses } from './MediaUses'
import { titleOf } from './media-facts'

/** Moves a file to the trash, after a warning that names what uses it. What readers see has to be changed first. */
export function TakeDown({ media, onDone }: { media: MediaWithUses; onDone: () => void }) {
  const { t } = useI18n()
  const [isAsking, setAsking] = useState(false)
  const [takeDown, { isPending }] = useDelete()
  const notify = useNotify()
  const { uses } = media
  const isPublic = uses.some(({ published }) => published)

  const confirm = () =>
    takeDown(
      'media',
      { id: media.id, previousData: media },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('media.takenDown', { type: 'success' })
          onDone()
        },
        onError: (error: unknown) => {
          setAsking(false)
          notify(failureText(error, 'media.takeDownFailed'), { type: 'error' })
        },
      },
    )

  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('media.takeDown')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('media.takeDownQuestion', { name: titleOf(media) })}
        text={t('media.takeDownText', { count: TRASH_DAYS })}
        action={t('media.takeDown')}
        isPending={isPending || isPublic}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {uses.length > 0 && (
          <Alert severity={isPublic ? 'error' : 'warning'} sx={{ mt: 2 }}>
            {isPublic ? t('media.inPublicUse') : t('media.inUse')}
            <MediaUses uses={uses} />
          </Alert>
        )}
      </ConfirmDialog>
    </>
  )
}
