import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Stack from '@mui/material/Stack'
import type { Subscriber } from '@shared/entities/subscriber'
import { useMutation } from '@tanstack/react-query'
import { useCanAccess, useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { downloadJson } from '../api/download'
import { failureText } from '../api/failures'
import { useI18n } from '../i18n/i18n'
import { DeleteButton, type DeleteMessages } from '../lists/DeleteButton'
import { IconAction } from '../lists/IconAction'

const deleteMessages: DeleteMessages = {
  question: 'newsletters.subscriber.deleteQuestion',
  success: 'newsletters.subscriber.deleted',
  failure: 'newsletters.subscriber.deleteFailed',
}

function ExportButton({ id, email }: Pick<Subscriber, 'id' | 'email'>) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const { canAccess } = useCanAccess({ action: 'show', resource: 'users' })
  const { mutate, isPending } = useMutation({
    mutationFn: () => request('GET /api/newsletters/subscribers/:id/export', { params: { id } }),
    onSuccess: (data) => downloadJson(`subscriber-${id}`, data),
    onError: (error) => notify(failureText(error, 'newsletters.subscriber.downloadFailed'), { type: 'error' }),
  })
  if (!canAccess) return null
  return (
    <IconAction
      label={t('newsletters.subscriber.download', { email })}
      Icon={DownloadIcon}
      disabled={isPending}
      onClick={mutate}
    />
  )
}

/** For subscribers without an account. Accounts are managed in the list of users. */
export function SubscriberActions({ id, email, role }: Subscriber) {
  const { t } = useI18n()
  if (role) return null
  return (
    <Stack direction="row">
      <ExportButton id={id} email={email} />
      <DeleteButton messages={deleteMessages} label={t('common.deleteNamed', { name: email })} />
    </Stack>
  )
}
