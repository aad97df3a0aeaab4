import Box from '@mui/material/Box'
import { EVENTS_SLUG } from '@shared/article-rules'
import type { ManagedArticle } from '@shared/entities/article'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MomentInput } from '../forms/MomentInput'
import { useI18n } from '../i18n/i18n'
import { EventSwitch } from './EventSwitch'
import { PlacesInput } from './PlacesInput'

/** Whether the article is an event, and when and where it takes place. Some hosts know the former only. */
export function EventInputs() {
  const { t } = useI18n()
  const article = useRecordContext<ManagedArticle>()
  const isEvent = useWatch({ name: 'slug' }) === EVENTS_SLUG
  const hasDates = !article || article.starts_at !== undefined
  return (
    <>
      <EventSwitch />
      {isEvent && hasDates && (
        <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
          <MomentInput
            source="starts_at"
            label={t('articles.form.starts')}
            helperText={t('articles.form.startsHelp')}
          />
          <MomentInput source="ends_at" label={t('articles.form.ends')} helperText={t('articles.form.endsHelp')} />
          <PlacesInput
            source="place_id"
            label="articles.form.eventPlace"
            helperText="articles.form.eventPlaceHelp"
            isOne
          />
        </Box>
      )}
    </>
  )
}
