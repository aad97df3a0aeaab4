import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useState } from 'react'
import { onCleaned } from '../api/cleaned-texts'
import { translate, useI18n } from '../i18n/i18n'

/** The field's name; those of settings are in their form. */
const labelOf = (name: string) => translate(`cleaned.fields.${name}`, translate(`settings.fields.${name}`, name))

/**
 * Tells authors which of their texts the server has taken characters out of. Until they close it, and apart from react-admin's notifications:
 * the one that the text is saved would replace it.
 */
export function CleanedNotice() {
  const { t } = useI18n()
  const [names, setNames] = useState<string[]>([])
  useEffect(() => onCleaned((more) => setNames((known) => [...known, ...more])), [])
  if (names.length === 0) return null
  const labels = new Set(names.map(labelOf))
  return (
    <Snackbar open anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert severity="info" closeText={t('common.close')} onClose={() => setNames([])}>
        {t('cleaned.removed', { fields: [...labels].join(', ') })}
      </Alert>
    </Snackbar>
  )
}
