import Button from '@mui/material/Button'
import { toDocument } from '@shared/content/from-html'
import { isBlankHtml } from '@shared/content/html'
import type { Texts } from '@shared/content/parts'
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
  if (!isEmpty || isBlankHtml(original.content ?? '')) return null
  const copy = () =>
    setValue('blocks', original.blocks ?? toDocument(original.content ?? '', Date.now()), { shouldDirty: true })
  return <Button onClick={copy}>{t('articles.translations.copyOriginal')}</Button>
}
