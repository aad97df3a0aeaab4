import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { linkAddress, withProtocol } from '@shared/content/addresses'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { isEmail } from '@shared/validation'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { type SyntheticEvent, useState } from 'react'
import { findArticles, type Suggestion } from '../editor/find-articles'
import { useI18n } from '../i18n/i18n'
import { MessageDialog } from '../layout/MessageDialog'
import { useDebouncedValue } from '../use-debounced-value'

const TYPING_PAUSE_MS = 200
const MIN_LENGTH = 2

const isAddressLike = (typed: string) => /^[#/]|[:.@]\S|\/\S/.test(typed) && !/\s/.test(typed)

function useSuggestions(typed: string, language: LanguageCode) {
  const words = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS)
  const { data = [] } = useQuery({
    queryKey: ['link suggestions', words],
    queryFn: () => findArticles(words),
    enabled: words.length >= MIN_LENGTH && !isAddressLike(words),
    retry: false,
  })
  return data.map(({ title, address }) => ({ title, address: languagePath(language, address) }))
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

  function set({ title, address }: Suggestion) {
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

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    // React passes it on to the form around the editor.
    event.stopPropagation()
    const words = typed.trim()
    const [first] = suggestions
    if (words === '' && present) return remove()
    if (!isAddressLike(words) && first) return set(first)
    const address = linkAddress(
      isEmail(words) ? `mailto:${words}` : /^(?:mailto|tel):/i.test(words) ? words : withProtocol(words),
    )
    if (address && isAddressLike(words)) set({ title: words, address })
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
              {t('richText.removeLink')}
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
