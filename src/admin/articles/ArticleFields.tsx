import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ManagedArticle } from '@shared/entities/article'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { messages } from '@shared/messages'
import { paths } from '@shared/paths'
import { lazy, Suspense, useState } from 'react'
import { Loading, TextInput, useRecordContext } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { FormButtons } from '../forms/FormButtons'
import { requiredText } from '../forms/required-text'
import { useI18n } from '../i18n/i18n'
import { historyPath, pathOf } from '../paths'
import { PictureInput } from '../uploads/PictureInput'
import { ArticleContentInput } from './ArticleContentInput'
import { AutosaveProvider } from './autosave/AutosaveProvider'
import { DraftOffer } from './autosave/DraftOffer'
import { SaveState } from './autosave/SaveState'
import { CategoriesInput } from './CategoriesInput'
import { EventSwitch } from './EventSwitch'
import { ExcerptInput } from './ExcerptInput'
import { PresenceNotice } from './presence/PresenceNotice'
import { StatusInput } from './StatusInput'
import { stickyActions } from './sticky-actions'
import { LanguageTabs } from './translations/LanguageTabs'
import { WordCount } from './WordCount'

// Loaded on demand: it brings the site's style sheet, which the rest of the dashboard does not need.
const PreviewPane = lazy(async () => ({ default: (await import('./preview/PreviewPane')).PreviewPane }))

const titleRule = requiredText(messages.titleRequired)

const columns = {
  display: 'grid',
  columnGap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
}
const besidePreview = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

/** The form of a new and of an existing article. */
export function ArticleFields() {
  const { t } = useI18n()
  const [isPreviewing, setPreviewing] = useState(false)
  const article = useRecordContext<ManagedArticle>()
  return (
    <AutosaveProvider>
      {/* Hosts without versions have no translations either. */}
      {article?.version !== undefined && <LanguageTabs article={article.id} current={DEFAULT_LANGUAGE} />}
      <PresenceNotice />
      <DraftOffer />
      <Box sx={isPreviewing ? besidePreview : undefined}>
        <Card sx={{ mt: 2, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <Box sx={isPreviewing ? undefined : columns}>
            <Box sx={{ minWidth: 0 }}>
              <TextInput source="title" label={t('articles.form.title')} validate={titleRule} helperText={false} />
              <ExcerptInput />
              <PictureInput source="image_url" label={t('articles.form.featuredImage')} />
              <ArticleContentInput />
              <WordCount />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <StatusInput />
              <CategoriesInput source="category_ids" label={t('articles.categories')} />
              <EventSwitch />
            </Box>
          </Box>
          <Box sx={stickyActions}>
            <ArticleButtons isPreviewing={isPreviewing} onPreview={setPreviewing} />
          </Box>
        </Card>
        {isPreviewing && (
          <Suspense fallback={<Loading />}>
            <PreviewPane onClose={() => setPreviewing(false)} />
          </Suspense>
        )}
      </Box>
    </AutosaveProvider>
  )
}

function ArticleButtons({ isPreviewing, onPreview }: { isPreviewing: boolean; onPreview: (isOn: boolean) => void }) {
  const { t } = useI18n()
  const article = useRecordContext<ManagedArticle>()
  const navigate = useNavigate()
  return (
    <FormButtons save={article ? t('common.update') : t('common.create')} onCancel={() => navigate(pathOf.articles)}>
      <SaveState />
      {/* Hosts without versions have no history. */}
      {article?.version !== undefined && (
        <Button component={Link} to={historyPath(article.id)}>
          {t('articles.history')}
        </Button>
      )}
      <Button aria-pressed={isPreviewing} onClick={() => onPreview(!isPreviewing)}>
        {t('articles.livePreview.heading')}
      </Button>
      <PreviewButton id={article?.id} />
    </FormButtons>
  )
}

const PreviewButton = ({ id }: { id: number | undefined }) => {
  const { t } = useI18n()
  return id === undefined ? (
    <Button disabled>{t('common.preview')}</Button>
  ) : (
    <Button href={paths.article(id)} target="_blank" rel="noopener" title={t('articles.form.previewHelp')}>
      {t('common.preview')}
    </Button>
  )
}
