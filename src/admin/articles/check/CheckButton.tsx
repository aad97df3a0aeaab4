import Button from '@mui/material/Button'
import { useI18n } from '../../i18n/i18n'
import { usePublicationCheck } from './publication-check-context'

/** Shows at any time what the text lacks before readers see it. */
export function CheckButton() {
  const { t } = useI18n()
  const { open } = usePublicationCheck()
  return <Button onClick={open}>{t('articles.check.button')}</Button>
}
