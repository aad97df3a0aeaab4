import { META_DESCRIPTION_SHOWN } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { TextInput, type TextInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useI18n } from '../../i18n/i18n'

/** What search engines and social networks show of the article; empty, they show the excerpt. */
export function MetaDescriptionInput(props: Pick<TextInputProps, 'slotProps'>) {
  const { t } = useI18n()
  const description = useWatch<Partial<ManagedArticle>, 'meta_description'>({ name: 'meta_description' })
  const length = description?.trim().length ?? 0
  const counted = t('ads.form.length', { length, max: META_DESCRIPTION_SHOWN })
  return (
    <TextInput
      source="meta_description"
      label={t('articles.search.description')}
      helperText={length > 0 ? counted : t('articles.search.descriptionHelp')}
      multiline
      {...props}
    />
  )
}
