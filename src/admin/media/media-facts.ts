import type { Media } from '@shared/entities/media'
import { formatNumber } from '../i18n/formats'
import { t } from '../i18n/i18n'

/** How the file is called in lists. */
export const titleOf = ({ alt, file_name }: Pick<Media, 'alt' | 'file_name'>) => alt || file_name

/** Such as 1,600 × 1,000 px · 240 KB. */
export function sizeOf({ width, height, bytes }: Pick<Media, 'width' | 'height' | 'bytes'>) {
  const size = bytes < 1_000_000 ? 'media.kilobytes' : 'media.megabytes'
  const amount = bytes < 1_000_000 ? Math.ceil(bytes / 1000) : Math.round(bytes / 100_000) / 10
  const parts = [
    width && height && t('media.pixels', { width: formatNumber(width), height: formatNumber(height) }),
    t(size, { amount: formatNumber(amount) }),
  ]
  return parts.filter(Boolean).join(' · ')
}
