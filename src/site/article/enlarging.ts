import { escapeMarkup } from '@shared/content/html'
import type { Translate } from '../i18n/i18n'
import { ENLARGE, enlargeLabel } from '../pictures/EnlargeLink'

/** A picture with its figure. One within a link leads elsewhere. */
const PICTURE = /(<figure class="image[^>]*>)(<img [^>]*>)/g
const SOURCE = /\ssrc="([^"]*)"/
const TEXT = /\salt="([^"]*)"/

/** Puts beside each picture of a text the link that opens it large. Values are those of attributes, and escaped. */
export const withEnlarging = (html: string, t: Translate) =>
  html.replace(PICTURE, (all, figure: string, image: string) => {
    const src = SOURCE.exec(image)?.[1]
    const label = enlargeLabel(t, '')
    const alt = TEXT.exec(image)?.[1]
    const name = [escapeMarkup(label), alt].filter(Boolean).join(' – ')
    return src ? `${figure}${image}<a class="${ENLARGE}" href="${src}" aria-label="${name}">+</a>` : all
  })
