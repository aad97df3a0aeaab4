import CloseIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import Typography from '@mui/material/Typography'
import { cut } from '@shared/content/clean-text'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useI18n } from '../../i18n/i18n'
import { isKey } from '../editor-keys'
import type { EditorSession } from '../editor-session'
import { useMatches } from './use-matches'

type Props = {
  session: { current: () => EditorSession | undefined; undo: () => void; redo: () => void }
  /** With the field for other words. */
  replaces: boolean
  onReplaces: () => void
  onClose: () => void
}

/** Finds words in the text, and replaces them. */
export default function FindBar({ session, replaces, onReplaces, onClose }: Props) {
  const { t } = useI18n()
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(() => cut(getSelection()?.toString().split('\n')[0] ?? '', 200))
  const [replacement, setReplacement] = useState('')
  const [options, setOptions] = useState({ matchCase: false, wholeWords: false })
  const { count, position, go, replace, leave } = useMatches(session, { words, ...options })

  useEffect(() => field.current?.select(), [])

  const close = () => {
    leave()
    onClose()
  }
  const replaceAndStay = async (which: 'current' | 'all') => {
    const active = document.activeElement
    await replace(replacement, which)
    if (active instanceof HTMLElement) active.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    else if (isKey(nativeEvent, 'replace')) onReplaces()
    else if (isKey(nativeEvent, 'find')) field.current?.select()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'checkbox')
      event.target === field.current ? go(event.shiftKey ? -1 : 1) : void replaceAndStay('current')
    else return
    // Enter would save the form.
    event.preventDefault()
    event.stopPropagation()
  }
  const option = (name: keyof typeof options, sign: string) => (
    <ToggleButton
      size="small"
      value={name}
      selected={options[name]}
      title={t(`editor.find.${name}`)}
      aria-label={t(`editor.find.${name}`)}
      onChange={() => setOptions({ ...options, [name]: !options[name] })}
      sx={{ px: 1, py: 0.25, textTransform: 'none' }}
    >
      {sign}
    </ToggleButton>
  )

  return (
    <Paper
      variant="outlined"
      role="search"
      aria-label={t('editor.find.heading')}
      onKeyDown={onKeyDown}
      sx={{ position: 'sticky', top: { xs: 56, sm: 64 }, zIndex: 5, p: 1, mt: 0.5 }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          size="small"
          label={t('editor.find.words')}
          value={words}
          inputRef={field}
          onChange={({ target }) => setWords(target.value)}
          autoFocus
          fullWidth={false}
          sx={{ flex: '1 1 8rem' }}
        />
        <Typography variant="body2" role="status" sx={{ minWidth: '4em', color: 'text.secondary' }}>
          {words && (count ? t('editor.find.position', { position, count }) : t('editor.find.nothing'))}
        </Typography>
        <IconButton size="small" aria-label={t('editor.find.previous')} disabled={!count} onClick={() => go(-1)}>
          <UpIcon />
        </IconButton>
        <IconButton size="small" aria-label={t('editor.find.next')} disabled={!count} onClick={() => go(1)}>
          <DownIcon />
        </IconButton>
        {option('matchCase', 'Aa')}
        {option('wholeWords', '“w”')}
        {!replaces && <Button onClick={onReplaces}>{t('editor.find.replace')}…</Button>}
        <IconButton size="small" aria-label={t('editor.find.close')} onClick={close} sx={{ ml: 'auto' }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {replaces && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
          <TextField
            size="small"
            label={t('editor.find.replacement')}
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
            fullWidth={false}
            sx={{ flex: '1 1 8rem' }}
          />
          <Button disabled={!count} onClick={() => replaceAndStay('current')}>
            {t('editor.find.replace')}
          </Button>
          <Button disabled={!count} onClick={() => replaceAndStay('all')}>
            {t('editor.find.replaceAll')}
          </Button>
        </Stack>
      )}
    </Paper>
  )
}
