import Typography from '@mui/material/Typography'
import { AD_FIELDS, NEWSLETTER_FIELDS, TRANSLATION_FIELDS } from '@shared/editable-fields'
import { type ReactNode, useRef } from 'react'
import { TRANSLATIONS } from '../../articles/translations/translation-data'
import { useI18n } from '../../i18n/i18n'
import { useTyping } from '../use-typing'
import { DraftOffer } from './DraftOffer'
import { LocalDraftContext } from './local-draft-context'
import type { Fields } from './same-fields'
import { useLocalDraft } from './use-local-draft'

/** The forms that keep what is typed. Articles do so themselves, together with their autosave. */
const FIELDS: Record<string, Fields> = {
  [TRANSLATIONS]: TRANSLATION_FIELDS,
  newsletters: NEWSLETTER_FIELDS,
  ads: AD_FIELDS,
  'my-ads': AD_FIELDS,
}

export const keepsDrafts = (resource: string) => resource in FIELDS

type Props = { resource: string; children: ReactNode }

/** Keeps what is typed into a form in the browser, and offers what a crash or a closed tab has left. */
export function LocalDraft({ resource, children }: Props) {
  const fields = FIELDS[resource]
  return fields ? <Keeping fields={fields}>{children}</Keeping> : children
}

function Keeping({ fields, children }: { fields: Fields; children: ReactNode }) {
  const { t } = useI18n()
  const draft = useLocalDraft(fields)
  const { isDirty } = useTyping()
  // Stays while the next letters are typed.
  const wasKept = useRef(false)
  if (draft.isKept || !isDirty) wasKept.current = isDirty
  return (
    <LocalDraftContext value={draft}>
      <DraftOffer />
      {children}
      {wasKept.current && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('articles.autosave.onDevice')}
        </Typography>
      )}
    </LocalDraftContext>
  )
}
