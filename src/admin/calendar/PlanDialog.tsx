import { messages } from '@shared/messages'
import { TextInput } from 'react-admin'
import { PlacesInput } from '../articles/PlacesInput'
import { AssigneeInput } from '../articles/plan/AssigneeInput'
import { TranslatorsInput } from '../articles/plan/TranslatorsInput'
import { FormButtons } from '../forms/FormButtons'
import { FormDialog } from '../forms/FormDialog'
import { MomentInput } from '../forms/MomentInput'
import { RecordForm } from '../forms/RecordForm'
import { requiredText } from '../forms/required-text'
import { useI18n } from '../i18n/i18n'
import { endOfWork } from './days'

type Props = {
  /** When it is due. */
  day: string
  onPlanned: () => void
  onClose: () => void
}

const planMessages = { success: 'calendar.planned', failure: 'calendar.planFailed' } as const
const validateTitle = requiredText(messages.titleRequired)

/** A title, who writes, who translates, due when, about which place: an article from then on. */
export function PlanDialog({ day, onPlanned, onClose }: Props) {
  const { t } = useI18n()
  const defaults = { title: null, due_at: endOfWork(day), assignee_id: null, translators: [], places: [] }
  return (
    <FormDialog title={t('calendar.plan')} onClose={onClose}>
      <RecordForm resource="planned-pieces" messages={planMessages} defaultValues={defaults} onSaved={onPlanned}>
        <TextInput
          source="title"
          label={t('articles.form.title')}
          validate={validateTitle}
          helperText={false}
          autoFocus
        />
        <MomentInput source="due_at" label={t('articles.plan.due')} helperText="" />
        <AssigneeInput />
        <TranslatorsInput />
        <PlacesInput />
        <FormButtons save={t('calendar.plan')} onCancel={onClose} />
      </RecordForm>
    </FormDialog>
  )
}
