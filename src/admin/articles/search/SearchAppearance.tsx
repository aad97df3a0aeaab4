import Box from '@mui/material/Box'
import type { ManagedArticle } from '@shared/entities/article'
import { useState } from 'react'
import { type TextInputProps, useRecordContext } from 'react-admin'
import { useI18n } from '../../i18n/i18n'
import { MetaDescriptionInput } from './MetaDescriptionInput'
import { SearchPreview } from './SearchPreview'

/** How the article looks in search results and on social networks, closed until it is wanted. */
export function SearchAppearance({ slotProps }: Pick<TextInputProps, 'slotProps'>) {
  const { t } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const article = useRecordContext<ManagedArticle>()
  // Some hosts keep no description.
  if (article && article.meta_description === undefined) return null
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open)}
      sx={{ mt: 2, borderTop: 1, borderColor: 'divider', pt: 1 }}
    >
      <Box component="summary" sx={{ py: 1, cursor: 'pointer', fontWeight: 500 }}>
        {t('articles.search.heading')}
      </Box>
      <MetaDescriptionInput slotProps={slotProps} />
      {isOpen && <SearchPreview />}
    </Box>
  )
}
