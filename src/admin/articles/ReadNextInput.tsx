import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { MAX_READ_NEXT } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { useState } from 'react'
import { useGetMany, useInput, useRecordContext } from 'react-admin'
import { useOptionalQuery } from '../api/use-call'
import { translateText, useI18n } from '../i18n/i18n'
import { useHasLibrary } from '../media/use-has-library'
import { useDebouncedValue } from '../use-debounced-value'

const SEARCH_DELAY_MS = 250
const FOUND = 20

/** The articles that readers are offered first at the end of this one. Left out on hosts that would not keep them. */
export function ReadNextInput() {
  const article = useRecordContext<ManagedArticle>()
  const hasLibrary = useHasLibrary()
  return (article ? article.read_next === undefined : !hasLibrary) ? null : <ReadNext id={article?.id} />
}

function ReadNext({ id: own }: { id: number | undefined }) {
  const { t } = useI18n()
  const { id, field, fieldState } = useInput({ source: 'read_next', defaultValue: [] })
  const chosen: number[] = field.value ?? []
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed, SEARCH_DELAY_MS)
  const query = { page: 1, perPage: FOUND, status: 'published', q: q || undefined } as const
  // A form that is only read or written in needs none of them.
  const [isOpen, setOpen] = useState(false)
  const { data, isPending } = useOptionalQuery('GET /api/articles/manage', { query }, { enabled: isOpen })
  const { data: known = [] } = useGetMany<ManagedArticle>('articles', { ids: chosen })
  const titles = new Map([...known, ...(data?.articles ?? [])].map((article) => [article.id, article.title]))
  return (
    <Autocomplete
      multiple
      id={id}
      value={chosen}
      options={data?.articles.map((article) => article.id).filter((each) => each !== own) ?? []}
      loading={isPending}
      onOpen={() => setOpen(true)}
      getOptionLabel={(each) => titles.get(each) ?? t('articles.unknownArticle', { id: each })}
      // The server has searched.
      filterOptions={(options) => options}
      noOptionsText={t('articles.none')}
      getOptionDisabled={() => chosen.length >= MAX_READ_NEXT}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, value) => field.onChange(value)}
      onBlur={field.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={t('articles.readNext')}
          error={Boolean(fieldState.error)}
          helperText={translateText(fieldState.error?.message ?? t('articles.readNextHelp'))}
        />
      )}
    />
  )
}
