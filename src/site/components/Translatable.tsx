import { escapeHtml } from '@shared/content/html'

type Props = { as?: 'p' | 'div' | 'span'; className?: string } & ({ text: string } | { html: string })

/**
 * Content that the page-translation widget may rewrite. The widget swaps text nodes, and React crashes over nodes that it
 * keeps and somebody else has replaced; so this is set as HTML, into which React never looks again.
 */
export function Translatable({ as: Tag = 'span', className, ...content }: Props) {
  const html = 'html' in content ? content.html : escapeHtml(content.text)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text is escaped; the server sanitises an article's HTML on write
  return <Tag key={html} className={className} translate="yes" dangerouslySetInnerHTML={{ __html: html }} />
}
