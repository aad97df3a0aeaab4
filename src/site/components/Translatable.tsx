import { escapeHtml } from '@shared/content/html'
import { DEFAULT_LANGUAGE, directionOf, type LanguageCode } from '@shared/languages'
import { createContext, type ReactNode, useContext } from 'react'
import { useI18n } from '../i18n/i18n'
import { withPictures } from '../pictures/content-pictures'
import { usePlaceholders } from '../pictures/placeholders'

const IsLeftAlone = createContext(false)

/**
 * What stands beside a text in `lang`, such as related articles. Where that text is in the reader's language, the widget has
 * nothing to do on the page: what stands beside it is worth no request to a third party.
 */
export function Beside({ lang = DEFAULT_LANGUAGE, children }: { lang?: LanguageCode; children: ReactNode }) {
  const { language } = useI18n()
  return <IsLeftAlone value={lang === language}>{children}</IsLeftAlone>
}

/** Numbers with the units that East Asian languages count in, such as “2億9600万年”. */
const COUNTED = /\d[\d.,]*\s?[万億兆亿만억조](?:\s?\d[\d.,]*[万億亿만억]?)*(?:\s?[年년])?/g

/** A title before its colon, and what follows. */
const TITLE_AND_MORE = /^([^：:]{2,24}[：:])(\s?)([^：:]+)$/

/**
 * Escaped text of a language whose lines may end between almost any two letters, with marks that keep numbers together and let titles
 * break after their colon.
 */
const withBreaks = (html: string, lang: LanguageCode) =>
  ['ja', 'ko', 'th', 'zh-CN'].includes(lang)
    ? html
        .replace(TITLE_AND_MORE, '<span class="phrase">$1</span>$2<span class="phrase">$3</span>')
        .replace(COUNTED, '<span class="whole">$&</span>')
    : html

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
  // The widget translates for readers who have chosen another language than English.
  const mayTranslate = isForeign && !isLeftAlone && language !== DEFAULT_LANGUAGE
  const html = 'html' in content ? withPictures(content.html, placeholders) : withBreaks(escapeHtml(content.text), lang)
  return (
    <Tag
      key={`${language} ${html}`}
      className={className}
      translate={mayTranslate ? 'yes' : undefined}
      lang={isForeign ? lang : undefined}
      // The widget may replace it by a text of the other direction.
      dir={mayTranslate ? 'auto' : isForeign ? directionOf(lang) : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: text is escaped; the server sanitises an article's HTML on write
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
