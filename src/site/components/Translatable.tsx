import { escapeHtml } from '@shared/content/html'
import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'
import { createContext, type ReactNode, useContext } from 'react'
import { withPictures } from '../content-pictures'
import { useI18n } from '../i18n/i18n'
import { usePlaceholders } from '../placeholders'

const IsLeftAlone = createContext(false)

/**
 * What stands beside a text in `lang`, such as related articles. Where that text is in the reader's language, the widget has
 * nothing to do on the page: what stands beside it is worth no request to a third party.
 */
export function Beside({ lang = DEFAULT_LANGUAGE, children }: { lang?: LanguageCode; children: ReactNode }) {
  const { language } = useI18n()
  return <IsLeftAlone value={lang === language}>{children}</IsLeftAlone>
}

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
  const isLeftAlone = useContext(IsLeftAlone)
  const placeholders = usePlaceholders()
  const isForeign = lang !== language
  const html = 'html' in content ? withPictures(content.html, placeholders) : escapeHtml(content.text)
  return (
    <Tag
      key={`${language} ${html}`}
      className={className}
      translate={isForeign && !isLeftAlone ? 'yes' : undefined}
      lang={isForeign ? lang : undefined}
      dir={isForeign ? 'auto' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: text is escaped; the server sanitises an article's HTML on write
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
