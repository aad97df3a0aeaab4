import { escapeHtml } from '@shared/content/html'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { useI18n } from '../i18n/i18n'

type Props = {
  as?: 'p' | 'div' | 'span'
  className?: string
  /** The language of the content; English by default. */
  lang?: LanguageCode
} & ({ text: string } | { html: string })

/**
 * Content that the page-translation widget may rewrite. The widget replaces text nodes, and React crashes when a node
 * that it manages has been replaced, so the content is set as HTML, which React does not reconcile. Content in the
 * reader's language is part of what the widget leaves alone.
 */
export function Translatable({ as: Tag = 'span', className, lang = DEFAULT_LANGUAGE, ...content }: Props) {
  const { language } = useI18n()
  const isForeign = lang !== language
  const html = 'html' in content ? content.html : escapeHtml(content.text)
  return (
    <Tag
      key={`${language} ${html}`}
      className={className}
      translate={isForeign ? 'yes' : undefined}
      lang={isForeign ? lang : undefined}
      dir={isForeign ? 'auto' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: text is escaped; the server sanitises an article's HTML on write
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
