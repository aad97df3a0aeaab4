import Typography from '@mui/material/Typography'
import {
  AD_FIELDS,
  AD_TRANSLATION_FIELDS,
  ARTICLE_FIELDS,
  CATEGORY_FIELDS,
  CATEGORY_TRANSLATION_FIELDS,
  NEWSLETTER_FIELDS,
  NEWSLETTER_TRANSLATION_FIELDS,
  PAGE_FIELDS,
  PAGE_TRANSLATION_FIELDS,
  PLACE_FIELDS,
  PLACE_TRANSLATION_FIELDS,
  PROFILE_FIELDS,
  SERIES_FIELDS,
  SERIES_TRANSLATION_FIELDS,
  TRANSLATION_FIELDS,
  USER_FIELDS,
  WORKING_COPY_FIELDS,
} from '@shared/editable-fields'
import { type ReactNode, useRef } from 'react'
import { PROFILE, TRANSLATIONS_OF, WORKING_COPIES } from '../../api/resources'
import { useI18n } from '../../i18n/i18n'
import { useTyping } from '../use-typing'
import { DraftOffer } from './DraftOffer'
import { LocalDraftContext } from './local-draft-context'
import type { Fields } from './same-fields'
import { useLocalDraft } from './use-local-draft'

/** Forms that keep what is typed themselves, together with their autosave. */
const AUTOSAVED: Record<string, Fields> = {
  articles: { ...ARTICLE_FIELDS, published_at: true, pinned: true },
  [WORKING_COPIES]: WORKING_COPY_FIELDS,
  [TRANSLATIONS_OF.articles]: TRANSLATION_FIELDS,
  [TRANSLATIONS_OF.pages]: PAGE_TRANSLATION_FIELDS,
}

/** The other forms of texts. */
const TEXTS: Record<string, Fields> = {
  places: PLACE_FIELDS,
  [TRANSLATIONS_OF.places]: PLACE_TRANSLATION_FIELDS,
  pages: PAGE_FIELDS,
  [TRANSLATIONS_OF.categories]: CATEGORY_TRANSLATION_FIELDS,
  [TRANSLATIONS_OF.series]: SERIES_TRANSLATION_FIELDS,
  [TRANSLATIONS_OF.ads]: AD_TRANSLATION_FIELDS,
  newsletters: NEWSLETTER_FIELDS,
  [TRANSLATIONS_OF.newsletters]: NEWSLETTER_TRANSLATION_FIELDS,
  ads: AD_FIELDS,
  'my-ads': AD_FIELDS,
}

const FIELDS: Record<string, Fields> = {
  ...TEXTS,
  categories: CATEGORY_FIELDS,
  series: SERIES_FIELDS,
  users: USER_FIELDS,
  [PROFILE]: PROFILE_FIELDS,
}

export const isText = (resource: string) => resource in TEXTS || (resource in AUTOSAVED && resource !== 'articles')

/** What people type into the form of a resource; undefined if that is not compared. */
export const fieldsOf = (resource: string): Fields | undefined => AUTOSAVED[resource] ?? FIELDS[resource]

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
