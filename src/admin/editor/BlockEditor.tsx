import RedoIcon from '@mui/icons-material/Redo'
import UndoIcon from '@mui/icons-material/Undo'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { InputHelperText, useInput, type Validator } from 'react-admin'
import { useI18n } from '../i18n/i18n'
import { keepInSight } from './keep-in-sight'
import { FloatingPartsLook, look } from './look'
import { useEditorSession } from './use-editor-session'
import { useKeys } from './use-keys'

export type BlockEditorProps = {
  source: string
  label: string
  /** The field with the HTML that is shown while there is no document. */
  htmlSource: string
  validate?: Validator | Validator[]
  /** The language of the text, where it is not that of the page. */
  textIn?: { lang: string; dir: 'ltr' | 'rtl' }
}

export default function BlockEditor({ source, htmlSource, label, validate, textIn }: BlockEditorProps) {
  const { t } = useI18n()
  const ids = { label: useId(), help: useId() }
  const container = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const { field, fieldState, isRequired } = useInput({ source, validate })
  const { session, history, state } = useEditorSession({
    source,
    htmlSource,
    field,
    container,
    label,
    direction: textIn?.dir,
  })
  useKeys({ session, container, end })

  return (
    <Box
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={ids.help}
      sx={{ width: '100%', minWidth: 0, my: 1 }}
    >
      <FloatingPartsLook />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Typography
          id={ids.label}
          variant="body2"
          sx={{ flex: 1, color: fieldState.error ? 'error.main' : 'text.secondary' }}
        >
          {label}
          {isRequired && ' *'}
        </Typography>
        <IconButton
          size="small"
          title={t('editor.undo')}
          aria-label={t('editor.undo')}
          disabled={!history.canUndo}
          onClick={session.undo}
        >
          <UndoIcon />
        </IconButton>
        <IconButton
          size="small"
          title={t('editor.redo')}
          aria-label={t('editor.redo')}
          disabled={!history.canRedo}
          onClick={session.redo}
        >
          <RedoIcon />
        </IconButton>
      </Stack>
      {state === 'failed' && <Alert severity="error">{t('editor.notStarted')}</Alert>}
      <Box
        ref={container}
        {...textIn}
        aria-busy={state === 'loading'}
        sx={look}
        onFocus={keepInSight}
        onBlur={() => field.onBlur()}
      />
      <FormHelperText ref={end} id={ids.help} tabIndex={-1} error={Boolean(fieldState.error)} sx={{ mx: 0 }}>
        <InputHelperText error={fieldState.error?.message} helperText={t('editor.help')} />
      </FormHelperText>
    </Box>
  )
}
