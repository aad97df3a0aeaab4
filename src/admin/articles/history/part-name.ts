import { t } from '../../i18n/i18n'
import type { Part } from './readable-parts'

/** The name of a part, such as 'Heading 2'; empty for a paragraph. */
export function partName({ kind, level }: Pick<Part, 'kind' | 'level'>) {
  if (!kind) return ''
  if (kind === 'heading') return t('articles.parts.heading', { level })
  const name = t(`articles.parts.${kind}`)
  return level ? t('articles.parts.onLevel', { item: name, depth: level }) : name
}
