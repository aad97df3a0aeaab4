import { mediaUrl } from '@shared/media-url'
import type { Translate } from '../i18n/i18n'
import { useI18n } from '../i18n/i18n'

/** The class of a link beside a picture that leads to its file, and that opens it large with a script: see `enlarge.ts`. */
export const ENLARGE = 'enlarge'

export const enlargeLabel = (t: Translate, alt: string | null | undefined) =>
  [t('article.enlarge'), alt].filter(Boolean).join(' – ')

/** Stands in a figure, which is its frame. */
export function EnlargeLink({ url, alt }: { url: string; alt: string | null | undefined }) {
  const { t } = useI18n()
  return (
    <a className={ENLARGE} href={mediaUrl(url)} aria-label={enlargeLabel(t, alt)}>
      +
    </a>
  )
}
