import { useI18n } from '../i18n/i18n'
import { Icon } from './Icon'

/** `link`: the article's canonical address, without what the reader's own may carry, such as the mark of a campaign. */
type Props = { title: string; link: string; onShare: () => void }

/** Opens the device's share sheet, or copies the link if the device has none. */
export function ShareButton({ title, link, onShare }: Props) {
  const { t } = useI18n()

  const share = async () => {
    if (typeof navigator.share === 'function') {
      // Rejects when the reader closes the sheet without sharing.
      await navigator.share({ title, url: link }).then(onShare, () => {})
      return
    }
    try {
      await navigator.clipboard.writeText(link)
      onShare()
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

/** A plain link, so it works without scripts and tells WhatsApp nothing before it is followed. */
export function WhatsAppLink({ title, link, onShare }: Props) {
  const { t } = useI18n()
  return (
    <a
      className="button ghost small"
      href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${link}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onShare}
    >
      {t('article.whatsapp')}
    </a>
  )
}
