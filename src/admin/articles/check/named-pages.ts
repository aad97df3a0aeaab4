import type { EditorDocument } from '@shared/content/document'
import type { Unlinked } from '@shared/content/editing/link-names'
import type { Checked } from '@shared/content/publication-check'
import type { DashboardData } from '../../api/data-provider'

type Send = DashboardData['requestOptional']

/** What the form holds of an article, as far as names are looked for. */
export type Named = Pick<Checked, 'blocks' | 'content' | 'language'> & { id?: number }

/** The text with its names that are no links yet. */
export type NamedPages = { document: EditorDocument; unlinked: Unlinked[] }

/** The pages of the magazine that a text names without a link to them; none on a host that does not look for them. */
export async function findNamedPages(
  { blocks, content = '', language, id }: Named,
  requestOptional: Send,
): Promise<NamedPages> {
  // Loaded on demand: they read HTML.
  const [{ unlinkedNames }, { toDocument }, { plainText }] = await Promise.all([
    import('@shared/content/editing/link-names'),
    import('@shared/content/from-html'),
    import('./plain-document'),
  ])
  const document = blocks ?? toDocument(content, 0)
  const text = plainText(document)
  if (!text.trim()) return { document, unlinked: [] }
  const reply = await requestOptional('POST /api/articles/link/names', { body: { text, language, article_id: id } })
  return { document, unlinked: unlinkedNames(document, reply?.names ?? [], language) }
}
