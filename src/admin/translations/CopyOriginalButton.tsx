import Button from '@mui/material/Button'
import { toDocument } from '@shared/content/from-html'
import { isBlankHtml } from '@shared/content/html'
import type { Texts } from '@shared/content/parts'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useI18n } from '../i18n/i18n'

/**
 * Fills an empty form with the blocks of the original, which are then translated in place: pictures, whose captions and alternative
 * texts need translation too, and the ids by which a translation follows changes come with them.
 */
export function CopyOriginalButton({ original }: { original: Texts }) {
  const { t } = useI18n()
  const { setValue } = useFormContext()
  const [blocks, content]: [Texts['blocks'], Texts['content']] = useWatch({ name: ['blocks', 'content'] })
  const isEmpty = blocks ? blocks.blocks.length === 0 : isBlankHtml(content ?? '')
  const wasEmpty = useRef(isEmpty)
  wasEmpty.current ||= isEmpty
  if (!wasEmpty.current || isBlankHtml(original.content ?? '')) return null
  const copy = () =>
    setValue('blocks', original.blocks ?? toDocument(original.content ?? '', Date.now()), { shouldDirty: true })
  // It stays once the text is begun: if it disappeared, what is below the pointer would move.
  return (
    <Button onClick={copy} disabled={!isEmpty}>
      {t('articles.translations.copyOriginal')}
    </Button>
  )
}
