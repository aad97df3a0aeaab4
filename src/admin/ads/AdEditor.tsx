import ErrorIcon from '@mui/icons-material/CloudOffOutlined'
import LockIcon from '@mui/icons-material/LockOutlined'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { AD_FIELDS, pick } from '@shared/editable-fields'
import type { Ad } from '@shared/entities/ad'
import { canAll } from '@shared/permissions'
import { useState } from 'react'
import { useGetOne, useRecordContext } from 'react-admin'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { failureText } from '../api/failures'
import { mayAccess } from '../authProvider'
import { RecordForm } from '../forms/RecordForm'
import { type TextKey, useI18n } from '../i18n/i18n'
import { RecordLanguages } from '../languages/RecordLanguages'
import { Notice } from '../layout/Notice'
import { PageHeading } from '../layout/PageHeading'
import { FormSkeleton } from '../layout/Skeletons'
import { useIdentity } from '../layout/use-identity'
import { pathOf } from '../paths'
import { TryAgain } from '../waiting/TryAgain'
import { AdDecision } from './AdDecision'
import { AdInputs } from './AdInputs'
import { createMessages, editMessages, fetchFailure } from './ad-messages'
import { AGAIN, emptyAd, toAdInput } from './ad-rules'
import { RejectionReason } from './RejectionReason'

type Props = {
  /** All ads, or a member's own. */
  resource: 'ads' | 'my-ads'
  headings: { create: TextKey; edit: TextKey }
  /** The address of the list. */
  home: string
  /** Shows the success in place of the usual notification. */
  onSaved?: (isNew: boolean) => void
}

/** The rejected ad that is submitted again, if the address of the form names one. */
function useRejected(resource: Props['resource'], isNew: boolean) {
  const [search] = useSearchParams()
  const id = isNew ? search.get(AGAIN) : null
  const { data, isPending, error } = useGetOne<Ad>(resource, { id: Number(id) }, { enabled: id !== null, retry: false })
  return { rejected: id === null ? undefined : data, isLoading: id !== null && isPending, isAbsent: Boolean(error) }
}

/** The page of a new ad, or of the ad that the address names. */
export function AdEditor({ resource, headings, home, onSaved }: Props) {
  const { t } = useI18n()
  const { id } = useParams()
  const navigate = useNavigate()
  const [loadError, setLoadError] = useState<Error>()
  const isNew = id === undefined
  const { success, failure } = isNew ? createMessages : editMessages
  const toList = () => navigate(home)
  const { rejected, isLoading, isAbsent } = useRejected(resource, isNew)
  if (isLoading) return <FormSkeleton />
  return (
    <>
      <PageHeading>{t(isNew ? headings.create : headings.edit)}</PageHeading>
      {loadError ? (
        <Notice
          Icon={ErrorIcon}
          heading={<Typography role="alert">{failureText(loadError, fetchFailure)}</Typography>}
          action={
            <>
              <TryAgain variant="contained" error={loadError} onRetry={() => setLoadError(undefined)} />
              <Button onClick={toList}>{t('ads.backToAds')}</Button>
            </>
          }
        />
      ) : (
        <RecordForm
          id={id}
          resource={resource}
          messages={{ failure, ...(!onSaved && { success }) }}
          onSaved={() => (onSaved ? onSaved(isNew) : toList())}
          onLoadError={setLoadError}
          defaultValues={isNew ? { ...emptyAd, ...(rejected && pick(rejected, AD_FIELDS)) } : undefined}
          filledFrom={rejected?.id}
          transform={toAdInput}
        >
          {isAbsent && (
            <Alert severity="warning" sx={{ my: 2 }}>
              {t('ads.again.absent')}
            </Alert>
          )}
          {rejected && (
            <>
              <Alert severity="info" sx={{ my: 2 }}>
                {t('ads.again.help')}
              </Alert>
              <RejectionReason reason={rejected.rejection_reason} />
            </>
          )}
          <EditableAd resource={resource} isNew={isNew} onLeave={toList} />
        </RecordForm>
      )}
    </>
  )
}

type EditableProps = Pick<Props, 'resource'> & { isNew: boolean; onLeave: () => void }

/** The form, if this user may change this ad in its present status. */
function EditableAd({ resource, isNew, onLeave }: EditableProps) {
  const { t } = useI18n()
  const identity = useIdentity()
  const ad = useRecordContext<Ad>()
  if (!identity) return null
  if (!isNew && ad && !mayAccess(identity, { action: 'edit', resource, record: ad }))
    return (
      <Notice
        Icon={LockIcon}
        heading={t('ads.onlyPending')}
        text={t(`ads.isInStatus.${ad.status}`, { title: ad.title })}
        action={
          <Button variant="contained" onClick={onLeave}>
            {t('ads.backToMine')}
          </Button>
        }
      />
    )
  return (
    <>
      {!isNew && ad && canAll(identity, 'edit', 'ads') && <RecordLanguages kind="ads" id={ad.id} />}
      {ad?.status === 'published' && !canAll(identity, 'publish', 'ads') && (
        <Alert severity="warning" sx={{ my: 2 }}>
          {t('ads.publishedWarning')}
        </Alert>
      )}
      {!isNew && ad?.image_is_foreign && (
        <Alert severity="info" sx={{ my: 2 }}>
          {t(
            ad.status === 'approved' || ad.status === 'published'
              ? 'ads.foreignPicture.stays'
              : 'ads.foreignPicture.waits',
          )}
        </Alert>
      )}
      {ad?.status === 'rejected' && <RejectionReason reason={ad.rejection_reason} />}
      {!isNew && ad && canAll(identity, 'review', 'ads') && <AdDecision ad={ad} />}
      <AdInputs isNew={isNew} onCancel={onLeave} />
    </>
  )
}

const headings = { create: 'ads.create', edit: 'ads.edit' } as const

/** The page for staff; members have SubmitAd. */
export const AdForm = () => (
  <AdEditor key={useParams().id ?? 'new'} resource="ads" headings={headings} home={pathOf.ads} />
)
