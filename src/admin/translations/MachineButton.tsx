import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { CallInput } from '@shared/calls'
import { partsOf } from '@shared/content/parts'
import type { LanguageCode } from '@shared/languages'
import { useEffect, useId, useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import { useI18n } from '../i18n/i18n'
import type { WithTranslations } from '../languages/translation-calls'

/** The calls of other kinds than articles do not take English, into which those are not translated. */
type Params = CallInput<'POST /api/pages/:id/translations/:language/machine'>['params']

type Props = { kind: WithTranslations; original: number; language: LanguageCode }

/**
 * Fills the form with a machine translation of the stored original; saves nothing. A long text takes time: meanwhile a
 * dialog covers the form, since the reply would replace what is typed.
 */
export function MachineButton({ kind, original, language }: Props) {
  const { t } = useI18n()
  const [state, setState] = useState<'closed' | 'asking' | 'working'>('closed')
  const { getValues, setValue } = useFormContext()
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  const titleId = useId()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function fill({ content, ...values }: Record<string, unknown>) {
    // An editor of blocks makes the content from them.
    const filled = values.blocks || content === undefined ? values : { ...values, content }
    for (const [name, value] of Object.entries(filled))
      setValue(name, value, { shouldDirty: true, shouldValidate: name !== 'blocks' })
    setValue('machine', true)
    notify(t('articles.translations.machineDone'), { type: 'info' })
  }

  async function translate() {
    setState('working')
    running.current = new AbortController()
    const { signal } = running.current
    try {
      const call = `POST /api/${kind}/:id/translations/:language/machine` as const
      const params = { id: original, language } as Params
      const suggestion = await request(call, { params }, { signal })
      if (!signal.aborted) fill(suggestion)
    } catch (error) {
      if (!signal.aborted) notify(failureText(error, t('articles.translations.machineFailed')), { type: 'error' })
    }
    if (!signal.aborted) setState('closed')
  }

  function close() {
    running.current?.abort()
    setState('closed')
  }

  return (
    <>
      <Button onClick={() => (partsOf(getValues()).size === 0 ? translate() : setState('asking'))}>
        {t('articles.translations.machine')}
      </Button>
      <Dialog open={state !== 'closed'} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>
          {state === 'working' ? t('articles.translations.translating') : t('articles.translations.replaceTitle')}
        </DialogTitle>
        <DialogContent>
          {state === 'working' ? (
            <DialogContentText sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <CircularProgress size={24} aria-hidden /> {t('articles.translations.longer')}
            </DialogContentText>
          ) : (
            <DialogContentText>{t('articles.translations.replaceText')}</DialogContentText>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('common.cancel')}</Button>
          {state !== 'working' && (
            <Button variant="contained" onClick={translate}>
              {t('articles.translations.replace')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  )
}
