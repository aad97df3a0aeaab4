import { element, escapeText } from '@shared/content/html'
import type { Texts } from '@shared/content/parts'
import { toHtml } from '@shared/content/to-html'
import { pick, REVISION_FIELDS } from '@shared/editable-fields'
import type { RaRecord } from 'react-admin'
import { ComparedParts } from '../comparison/Comparison'
import { noVersion, plainParts, readableParts, type Version } from '../comparison/readable-parts'
import { useI18n } from '../i18n/i18n'

/** The record, or the values of its form, in the shape that the comparison of versions takes. */
function versionOf(values: RaRecord): Version {
  const { title, subject, excerpt, description, link, content, blocks } = values
  // An ad has no other text than its link.
  const target = link ? element('p', {}, escapeText(link)) : ''
  return {
    ...noVersion,
    ...pick(values, REVISION_FIELDS),
    title: title ?? subject ?? '',
    excerpt: excerpt ?? description ?? '',
    content: blocks ? toHtml(blocks) : (content ?? target),
    blocks: null,
  }
}

/** Places and categories have a name, and no formatted text. */
const partsIn = (values: RaRecord) =>
  'name' in values ? plainParts(values as RaRecord & Texts) : readableParts(versionOf(values))

type Props = { theirs: RaRecord; mine: RaRecord; theirName: string }

/** What the stored version and that of the form differ in. */
export default function ConflictComparison({ theirs, mine, theirName }: Props) {
  const { t } = useI18n()
  return (
    <ComparedParts
      before={partsIn(theirs)}
      after={partsIn(mine)}
      beforeName={theirName}
      afterName={t('forms.inThisForm')}
    />
  )
}
