import LinkIcon from '@mui/icons-material/AddLink'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { EditorDocument } from '@shared/content/document'
import type { ManagedArticle } from '@shared/entities/article'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useDataProvider, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { DashboardData } from '../api/data-provider'
import { useRecordForm } from '../forms/record-form-context'
import { useI18n } from '../i18n/i18n'
import { useDebouncedValue } from '../use-debounced-value'
import { findNamedPages } from './check/named-pages'

const TYPING_PAUSE_MS = 1500
const MAX_OFFERS = 6

type Text = Pick<ManagedArticle, 'blocks' | 'content' | 'language'>

/** Places and articles that the text names without a link, each of which one press links. */
export function LinkOffers() {
  const { t } = useI18n()
  const labelId = useId()
  const { requestOptional } = useDataProvider<DashboardData>()
  const id = useRecordContext<ManagedArticle>()?.id
  const { getValues, setValue } = useFormContext<Text>()
  const { editors } = useRecordForm()
  const [blocks, content, language] = useWatch<Text, ['blocks', 'content', 'language']>({
    name: ['blocks', 'content', 'language'],
  })
  // As text: the values are new objects at each render.
  const typed = useDebouncedValue(JSON.stringify({ blocks, content, language, id }), TYPING_PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['link offers', typed],
    queryFn: () => findNamedPages(JSON.parse(typed), requestOptional),
    placeholderData: (before) => before,
    retry: false,
  })
  const offers = data?.unlinked.slice(0, MAX_OFFERS) ?? []
  if (offers.length === 0) return null

  async function link(offer: (typeof offers)[number]) {
    const [{ linkName }, { toDocument }] = await Promise.all([
      import('@shared/content/editing/link-names'),
      import('@shared/content/from-html'),
    ])
    const change = (document: EditorDocument) => linkName(document, offer, language)
    const editor = editors.get('blocks')
    if (editor) await editor(change)
    else {
      const present = getValues('blocks') ?? toDocument(getValues('content') ?? '', Date.now())
      setValue('blocks', change(present), { shouldDirty: true })
    }
  }

  return (
    <Stack role="group" aria-labelledby={labelId} direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, my: 1 }}>
      <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
        {t('articles.linkOffers.heading')}
      </Typography>
      {offers.map((offer) => (
        <Chip
          key={offer.url}
          icon={<LinkIcon />}
          label={offer.name}
          aria-label={t('articles.linkOffers.link', { name: offer.name })}
          onClick={() => void link(offer)}
          sx={{ maxWidth: '100%' }}
        />
      ))}
    </Stack>
  )
}
