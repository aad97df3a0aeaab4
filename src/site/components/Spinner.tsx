import { useI18n } from '../i18n/i18n'

export function Spinner() {
  const { t } = useI18n()
  return (
    <div className="spinner" role="status">
      <span className="visually-hidden">{t('nav.loading')}</span>
    </div>
  )
}
