import { escapeHtml } from '@shared/content/html'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { useI18n } from '../i18n/i18n'

type Props = {
  as?: 'p' | 'div' | 'span'
  className?: string
  /** The language it is written in; without it, that of the magazine. */
  lang?: LanguageCode
} & ({ text: string } | { html: string })

/**
 * Content that the page-translation widget may rewrite. The widget swaps text nodes, and React crashes over nodes that it
 * keeps and somebody else has replaced; so this is set as HTML, into which React never looks again. What is in the
 * reader's language already is left alone.
 */
export function Translatable({ as: Tag = 'span', className, lang = DEFAULT_LANGUAGE, ...content }: Props) {
  const { language } = useI18n()
  const isForeign = lang !== language
  const html = 'html' in content ? content.html : escapeHtml(content.text)
  return (
    <Tag
      key={`${language} ${html}`}
      className={className}
      // English stays open to the browser's own translation.
      translate={isForeign || lang === DEFAULT_LANGUAGE ? 'yes' : 'no'}
      lang={isForeign ? lang : undefined}
      dir={isForeign ? 'auto' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: text is escaped; the server sanitises an article's HTML on write
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
