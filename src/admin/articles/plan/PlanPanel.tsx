import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import type { ArticlePlan, ManagedArticle } from '@shared/entities/article'
import { useState } from 'react'
import { useDataProvider, useNotify, useRecordContext } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'
import { failureText, fieldErrorsOf } from '../../api/failures'
import { isEnter } from '../../forms/enter-key'
import { momentOf, zonedValue, zoneHelp } from '../../forms/zoned-time'
import { dateAndTime } from '../../i18n/formats'
import { translateText, useI18n } from '../../i18n/i18n'
import { SaveWait } from '../../waiting/SaveWait'
import { useSave } from '../../waiting/use-save'
import { PersonField } from './PersonField'
import { TranslatorsField } from './TranslatorsField'

/** By when an article is to be written, and by whom. Saved at once: it is not part of the text. */
export function PlanPanel() {
  const article = useRecordContext<ManagedArticle>()
  // Some hosts have no plans, and what is published needs none.
  if (article?.translators === undefined || article.status === 'published') return null
  return <Plan key={article.id} article={article} />
}

function Plan({ article }: { article: ManagedArticle }) {
  const { t } = useI18n()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const { id, due_at, assignee_id, translators } = article
  const [plan, setPlan] = useState<ArticlePlan>({ due_at, assignee_id, translators })
  const [typed, setTyped] = useState(() => zonedValue(due_at))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const save = useSave({
    mutationFn: (change: Partial<ArticlePlan>) =>
      request('PUT /api/articles/:id/plan', { params: { id }, body: change }),
    onSuccess: ({ article }, change) => {
      const { due_at, assignee_id, translators } = article
      setPlan({ due_at, assignee_id, translators })
      if ('due_at' in change) setTyped(zonedValue(due_at))
      setErrors({})
      notify('articles.plan.saved', { type: 'success' })
    },
    onError: (error) => {
      setErrors(fieldErrorsOf(error))
      notify(failureText(error, t('articles.saveFailed')), { type: 'error' })
    },
  })
  const saveDue = () => {
    const due = momentOf(typed) ?? null
    if (due !== plan.due_at) save.mutate({ due_at: due })
  }
  const summary = plan.due_at
    ? t('articles.plan.dueOn', { moment: dateAndTime(plan.due_at) })
    : t('articles.plan.heading')
  return (
    <Box component="details" sx={{ my: 1 }}>
      <Box component="summary" sx={{ py: 1, cursor: 'pointer', fontWeight: 500 }}>
        {summary}
      </Box>
      <TextField
        fullWidth
        type="datetime-local"
        label={t('articles.plan.due')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Each part of a date that is typed would be saved.
        onBlur={saveDue}
        onKeyDown={(event) => {
          if (!isEnter(event.nativeEvent)) return
          event.preventDefault()
          saveDue()
        }}
        error={Boolean(errors.due_at)}
        helperText={errors.due_at ? translateText(errors.due_at) : zoneHelp(momentOf(typed))}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <PersonField
        label={t('articles.plan.assignee')}
        value={plan.assignee_id}
        onChange={(assignee_id) => save.mutate({ assignee_id })}
        error={errors.assignee_id}
        disabled={save.isPending}
      />
      <TranslatorsField
        value={plan.translators}
        onChange={(translators) => save.mutate({ translators })}
        error={errors.translators}
        disabled={save.isPending}
      />
      <SaveWait repetition={save.repetition} />
    </Box>
  )
}
