import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ManagedArticle } from '@shared/entities/article'
import { canChangeStatus } from '@shared/permissions'
import type { ArticleStatus } from '@shared/statuses'
import { useDataProvider, useNotify } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ifMatch } from '../../api/client'
import type { DashboardData } from '../../api/data-provider'
import { useRecordForm } from '../../forms/record-form-context'
import { type TextKey, useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { pathOf } from '../../paths'
import { SaveWait } from '../../waiting/SaveWait'
import { useSave } from '../../waiting/use-save'
import type { NoteDraft } from './notes-context'

type Handover = { to: ArticleStatus; label: TextKey; done: TextKey }

const handovers: Partial<Record<ArticleStatus, Handover>> = {
  draft: { to: 'review', label: 'articles.notes.sendForReview', done: 'articles.notes.sentForReview' },
  review: { to: 'draft', label: 'articles.notes.sendBack', done: 'articles.notes.sentBack' },
}

type Props = { article: ManagedArticle; note: NoteDraft; onDone: () => void; onError: (error: Error) => void }

/** Sends a draft for review, or an article under review back to its writer, with the note. Only what is stored is sent. */
export function HandoverButton({ article, note, onDone, onError }: Props) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const navigate = useNavigate()
  const { getValues } = useFormContext()
  const { dirtyFields } = useFormState()
  const { autosaves } = useRecordForm()
  const identity = useIdentity() ?? null
  const { id, status, author_id } = article
  const handover = handovers[status]
  const { mutate, isPending, repetition } = useSave({
    mutationFn: async (to: ArticleStatus) => {
      await autosaves.settled()
      const headers = ifMatch(autosaves.newestOf(getValues('version')))
      return request(
        'PUT /api/articles/:id/status',
        { params: { id }, body: { status: to, note: note.text, block_id: note.blockId } },
        { headers },
      )
    },
    onSuccess: () => {
      onDone()
      if (handover) notify(t(handover.done), { type: 'success' })
      navigate(pathOf.articles)
    },
    onError,
  })
  const isOwn = author_id !== null && author_id === identity?.id
  if (!handover || !canChangeStatus(identity, 'articles', status, handover.to) || (isOwn && handover.to === 'draft'))
    return null
  const isChanged = Object.keys(dirtyFields).length > 0
  return (
    <>
      <Button variant="outlined" disabled={isPending || isChanged} onClick={() => mutate(handover.to)}>
        {t(handover.label)}
      </Button>
      {/* It has its place from the beginning. What has been typed reaches the form when a button below is pressed, which must not move then. */}
      <Typography
        variant="body2"
        sx={{ color: 'text.secondary', alignSelf: 'center', visibility: isChanged ? 'visible' : 'hidden' }}
      >
        {t('articles.notes.saveFirst')}
      </Typography>
      <SaveWait repetition={repetition} />
    </>
  )
}
