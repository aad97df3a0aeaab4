import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { ManagedArticle } from '@shared/entities/article'
import { useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import type { DashboardData } from '../../api/data-provider'
import { failureText, fieldErrorsOf } from '../../api/failures'
import { withIdempotencyKey } from '../../api/writes'
import { translateText, useI18n } from '../../i18n/i18n'
import { SaveWait } from '../../waiting/SaveWait'
import { useSave } from '../../waiting/use-save'
import { useBlockBeginnings } from './blocks'
import { HandoverButton } from './HandoverButton'
import { NoteDraftContext, NotesContext } from './notes-context'
import { NOTES } from './use-notes'

const empty = { text: '', blockId: null }

/** The form of a new note. Not part of the article's form: a note is stored at once. */
export function NoteComposer({ article }: { article?: ManagedArticle }) {
  const { t } = useI18n()
  const context = use(NotesContext)
  const writing = use(NoteDraftContext)
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const queries = useQueryClient()
  const beginningOf = useBlockBeginnings()
  const [error, setError] = useState<string>()
  // What was typed stays.
  const onError = (failure: Error) => {
    const { text, note } = fieldErrorsOf(failure)
    setError(text ?? note ?? failureText(failure, t('articles.notes.failed')))
  }
  const add = useSave({
    mutationFn: async (id: number) => {
      const [{ text, blockId }] = writing ?? [empty]
      const body = { text, block_id: blockId }
      await withIdempotencyKey(`note ${id} ${JSON.stringify(body)}`, (headers) =>
        request('POST /api/articles/:id/notes', { params: { id }, body }, { headers }),
      )
      return body
    },
    onSuccess: async (sent) => {
      // Typing goes on while a note is on its way.
      if (writing?.[0].text === sent.text) writing[1](empty)
      notify(t('articles.notes.added'), { type: 'success' })
      await queries.invalidateQueries({ queryKey: [NOTES] })
    },
    onError,
  })
  if (!context || !writing) return null
  const { articleId, field } = context
  const [draft, setDraft] = writing
  const { text, blockId } = draft
  const change = (changed: Partial<typeof draft>) => {
    setError(undefined)
    setDraft(changed)
  }
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {blockId !== null && (
        <Chip
          size="small"
          label={t('articles.notes.onBlock', { text: beginningOf(blockId) ?? t('articles.notes.blockGone') })}
          onDelete={() => change({ blockId: null })}
          slotProps={{ label: { title: t('articles.notes.onBlockHelp') } }}
          sx={{ maxWidth: '100%' }}
        />
      )}
      <TextField
        label={t('articles.notes.label')}
        value={text}
        onChange={(event) => change({ text: event.target.value })}
        error={Boolean(error)}
        helperText={error ? translateText(error) : false}
        slotProps={{ formHelperText: { role: 'alert' } }}
        inputRef={field}
        size="small"
        multiline
        // With a fixed number, the field does not measure itself whenever the form renders.
        rows={3}
        sx={{ '& textarea': { resize: 'vertical' } }}
        fullWidth
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={add.isPending || !text.trim()} onClick={() => add.mutate(articleId)}>
          {t('articles.notes.add')}
        </Button>
        {article && <HandoverButton article={article} note={draft} onDone={() => setDraft(empty)} onError={onError} />}
      </Stack>
      <SaveWait repetition={add.repetition} />
    </Stack>
  )
}
