import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { ManagedArticle } from '@shared/entities/article'
import { MAX_AUTHORS } from '@shared/entities/author'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCanAccess, useDataProvider, useNotify, useRecordContext } from 'react-admin'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useI18n } from '../i18n/i18n'
import { useAuthors } from './use-authors'

/** Who has written the article, the main author first. Saved at once: it is not part of the text. */
export function AuthorsInput() {
  const article = useRecordContext<ManagedArticle>()
  const { canAccess } = useCanAccess({ resource: 'articles', action: 'assign' })
  // Some hosts know one author only.
  if (!article?.authors || !canAccess) return null
  return <Authors key={article.id} id={article.id} authors={article.authors} />
}

function Authors({ id, authors }: Required<Pick<ManagedArticle, 'id' | 'authors'>>) {
  const { t } = useI18n()
  const notify = useNotify()
  const { request } = useDataProvider<DashboardData>()
  const accounts = useAuthors() ?? []
  const [chosen, setChosen] = useState(authors.flatMap((author) => author.id ?? []))
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: number[]) => request('PUT /api/articles/:id/authors', { params: { id }, body: { authors: ids } }),
    onSuccess: (_, ids) => {
      setChosen(ids)
      notify('articles.authors.saved', { type: 'success' })
    },
    onError: (error) => notify(failureText(error, 'articles.saveFailed'), { type: 'error' }),
  })
  const names = new Map([...authors, ...accounts].map((author) => [author.id, author.name]))
  return (
    <Autocomplete
      multiple
      disableClearable
      value={chosen}
      options={accounts.map((account) => account.id)}
      getOptionLabel={(author) => names.get(author) ?? String(author)}
      getOptionDisabled={() => chosen.length >= MAX_AUTHORS}
      disabled={isPending}
      onChange={(_, ids) => ids.length > 0 && mutate(ids)}
      renderInput={(props) => (
        <TextField {...props} label={t('articles.authors.label')} helperText={t('articles.authors.help')} />
      )}
    />
  )
}
