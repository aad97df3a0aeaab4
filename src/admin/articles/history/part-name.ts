import { t } from '../../i18n/i18n'
import type { Part } from './readable-parts'

/** What a comparison calls a part, such as 'Heading 2'; a paragraph has no name. */
export function partName({ kind, level }: Pick<Part, 'kind' | 'level'>) {
  if (!kind) return ''
  if (kind === 'heading') return t('articles.parts.heading', { level })
  const name = t(`articles.parts.${kind}`)
  return level ? t('articles.parts.onLevel', { item: name, depth: level }) : name
}
