import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import { addressFromTyped } from '@shared/content/addresses'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { type SyntheticEvent, useState } from 'react'
import { findOwnPages, type Suggestion } from '../editor/links/find-own-pages'
import { isLikeAddress } from '../editor/links/suggestions'
import { useI18n } from '../i18n/i18n'
import { MessageDialog } from '../layout/MessageDialog'
import { useDebouncedValue } from '../use-debounced-value'

const TYPING_PAUSE_MS = 200
const MIN_LENGTH = 2

function useSuggestions(typed: string, language: LanguageCode) {
  const words = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const { data = [] } = useQuery({
    queryKey: ['link suggestions', words],
    queryFn: () => findOwnPages(words),
    enabled: words.length >= MIN_LENGTH && !isLikeAddress(words),
    // An address can be typed without suggestions.
    retry: false,
  })
  return data.map(({ address, ...page }) => ({ ...page, address: languagePath(language, address) }))
}

type Props = { editor: Editor; language?: LanguageCode; onClose: () => void }

/** The address of the selected words, or of the link at the caret. */
export function LinkDialog({ editor, language = DEFAULT_LANGUAGE, onClose }: Props) {
  const { t } = useI18n()
  const present: string = editor.getAttributes('link').href ?? ''
  const [typed, setTyped] = useState(present)
  const [isInvalid, setInvalid] = useState(false)
  const suggestions = useSuggestions(typed === present ? '' : typed, language)

  const selected = () => editor.chain().focus().extendMarkRange('link')

  function set({ title, address }: Pick<Suggestion, 'title' | 'address'>) {
    const hasText = present !== '' || !editor.state.selection.empty
    const link = { type: 'link', attrs: { href: address } }
    if (hasText) selected().setLink({ href: address }).run()
    else
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: title, marks: [link] })
        .run()
    onClose()
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    // React passes it on to the form around the editor.
    event.stopPropagation()
    const words = typed.trim()
    if (words === '') return present ? remove() : onClose()
    const address = isLikeAddress(words) ? addressFromTyped(words) : undefined
    if (address) return set({ title: words, address })
    // Enter may come before the suggestions do.
    const [page] = await findOwnPages(words)
    if (page) set({ ...page, address: languagePath(language, page.address) })
    else setInvalid(true)
  }

  function remove() {
    selected().unsetLink().run()
    onClose()
  }

  return (
    <MessageDialog
      title={t('editor.controls.link')}
      maxWidth="sm"
      onClose={onClose}
      actions={
        <>
          {present && (
            <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
              {t('editor.link.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="contained" onClick={submit}>
            {t('richText.apply')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit}>
        <Autocomplete<Suggestion, false, true, true>
          freeSolo
          disableClearable
          inputValue={typed}
          options={suggestions}
          filterOptions={(options) => options}
          getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
          getOptionKey={(option) => (typeof option === 'string' ? option : option.address)}
          onInputChange={(_, text, reason) => {
            if (reason !== 'input') return
            setTyped(text)
            setInvalid(false)
          }}
          onChange={(event, option, reason) => {
            if (reason === 'selectOption' && typeof option !== 'string') set(option)
            else event.stopPropagation()
          }}
          renderOption={({ key, ...item }, { title, detail }) => (
            <li key={key} {...item}>
              <ListItemText primary={title} secondary={detail} />
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label={t('editor.controls.linkAddress')}
              error={isInvalid}
              helperText={t(isInvalid ? 'richText.invalidAddress' : 'editor.own.addALink')}
              onFocus={({ target }) => target.select()}
            />
          )}
        />
      </form>
    </MessageDialog>
  )
}
