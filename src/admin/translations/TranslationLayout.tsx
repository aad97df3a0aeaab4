import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { LanguageCode } from '@shared/languages'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRecordForm } from '../forms/record-form-context'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { DeleteButton } from '../lists/DeleteButton'

/** Texts of the form of a translation. */
export const saveMessages = {
  success: 'articles.translations.saved',
  failure: 'articles.translations.saveFailed',
} as const

const deleteMessages = {
  question: 'articles.translations.deleteQuestion',
  success: 'articles.translations.deleted',
  failure: 'articles.translations.deleteFailed',
} as const

const besideOriginal = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

type Props = { original: ReactNode; children: ReactNode }

/** The inputs of a translation next to its original or, on narrow screens, below it. */
export const TranslationLayout = ({ original, children }: Props) => (
  <Box sx={besideOriginal}>
    {original}
    <Card sx={{ mt: 2, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, overflow: 'visible' }}>{children}</Card>
  </Box>
)

/** Deletes the translation of the form, and leads to its original. */
export function DeleteTranslation({ language, original }: { language: LanguageCode; original: string }) {
  const { t } = useI18n()
  const { isSaved } = useRecordForm()
  const navigate = useNavigate()
  return (
    <DeleteButton
      messages={deleteMessages}
      label={t('articles.translations.deleteNamed', { name: languageName(language) })}
      onDeleted={() => {
        // Do not ask about unsaved changes.
        isSaved.current = true
        navigate(original)
      }}
    />
  )
}
