import { useI18n } from '../i18n/i18n'
import { Icon } from './Icon'

/** Opens the device's share sheet, or copies the link if the device has none. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useI18n()

  const share = async () => {
    const link = location.href
    if (typeof navigator.share === 'function') {
      // Rejects when the reader closes the sheet without sharing.
      await navigator.share({ title, url: link }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(link)
      alert(t('article.copied'))
    } catch {
      alert(t('article.copyFailed', { link }))
    }
  }

  return (
    <button type="button" className="button ghost small" onClick={share}>
      <Icon name="share" /> {t('article.share')}
    </button>
  )
}
