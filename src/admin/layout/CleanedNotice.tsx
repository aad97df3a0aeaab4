import { useEffect } from 'react'
import { useNotify } from 'react-admin'
import { onCleaned } from '../api/cleaned-texts'
import { translate, useI18n } from '../i18n/i18n'

/** Tells authors which of their texts the server has taken characters out of. */
export function CleanedNotice() {
  const { t } = useI18n()
  const notify = useNotify()
  useEffect(
    () =>
      onCleaned((names) => {
        const labels = new Set(names.map((name) => translate(`cleaned.fields.${name}`, name)))
        notify(t('cleaned.removed', { fields: [...labels].join(', ') }), { type: 'info', autoHideDuration: 10_000 })
      }),
    [notify, t],
  )
  return null
}
