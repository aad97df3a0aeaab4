import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n'

type Props<Reply> = {
  data: Reply | undefined
  isPending: boolean
  refetch: () => unknown
  children: (data: Reply) => ReactNode
}

/** What a call answers. Meanwhile a placeholder, and after a failure a way to ask again. */
export function Loaded<Reply>({ data, isPending, refetch, children }: Props<Reply>) {
  const { t } = useI18n()
  if (data) return children(data)
  if (isPending) return <Skeleton variant="rounded" height={180} />
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => refetch()}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t('statistics.failed')}
    </Alert>
  )
}
