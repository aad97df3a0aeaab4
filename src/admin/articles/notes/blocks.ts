import type { Theme } from '@mui/material/styles'
import { shortened } from '@shared/content/clean-text'
import type { EditorDocument } from '@shared/content/document'
import { textsOf } from '@shared/content/document-texts'
import { parseHtml, textIn } from '@shared/content/dom'
import { isBlockId } from '@shared/content/new-block-id'
import { useWatch } from 'react-hook-form'
import { t } from '../../i18n/i18n'

const LONGEST = 60

/** The beginning of each block of the form, by its id. A picture or a divider may have no text. */
export function useBlockBeginnings() {
  const document: EditorDocument | null | undefined = useWatch({ name: 'blocks' })
  return (id: string) => {
    const block = document?.blocks.find((each) => each.id === id)
    if (!block) return undefined
    const [first = ''] = textsOf([block]).texts
    return shortened(textIn(parseHtml(first)).replace(/\s+/g, ' ').trim(), LONGEST) || t('articles.notes.withoutText')
  }
}

/** A line beside each of these blocks of the editor. */
export const noteMarks = (ids: string[]) =>
  Object.fromEntries(
    ids
      .filter(isBlockId)
      .map((id) => [
        `& .ce-block[data-id="${id}"] .ce-block__content`,
        { boxShadow: ({ palette }: Theme) => `12px 0 0 -9px ${palette.warning.main}` },
      ]),
  )
