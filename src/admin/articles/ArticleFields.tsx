import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ManagedArticle } from '@shared/entities/article'
import { DEFAULT_LANGUAGE } from '@shared/languages'
import { paths } from '@shared/paths'
import { lazy, Suspense, useState } from 'react'
import { Loading, useRecordContext } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { BlockEditorInput } from '../editor/BlockEditorInput'
import { DraftOffer } from '../forms/drafts/DraftOffer'
import { FormButtons } from '../forms/FormButtons'
import { dateLocale } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { useIdentity } from '../layout/use-identity'
import { historyPath, pathOf } from '../paths'
import { PictureInput } from '../uploads/PictureInput'
import { AutosaveProvider } from './autosave/AutosaveProvider'
import { SaveState } from './autosave/SaveState'
import { CategoriesInput } from './CategoriesInput'
import { EventSwitch } from './EventSwitch'
import { ExcerptInput } from './ExcerptInput'
import { besidePreview, columns } from './form-layout'
import { PublicationFields } from './publication/PublicationFields'
import { StatusChoice } from './StatusChoice'
import { statusChoicesFor } from './statuses'
import { stickyActions } from './sticky-actions'
import { TitleInput } from './TitleInput'
import { LanguageTabs } from './translations/LanguageTabs'
import { usePresence } from './use-presence'
import { WordCount } from './WordCount'
import { SaveAsWorkingCopy } from './working-copy/SaveAsWorkingCopy'
import { WorkingCopyNotice } from './working-copy/WorkingCopyNotice'

// Loaded on demand: it brings the site's style sheet, which the rest of the dashboard does not need.
const PreviewPane = lazy(async () => ({ default: (await import('./preview/PreviewPane')).PreviewPane }))

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
      {article?.has_working_copy && <WorkingCopyNotice article={article} />}
      <DraftOffer />
      <Box sx={isPreviewing ? besidePreview : undefined}>
        <Card sx={{ mt: 2, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, overflow: 'visible' }}>
          <Box sx={isPreviewing ? undefined : columns}>
            <Box sx={{ minWidth: 0 }}>
              <TitleInput />
              <ExcerptInput />
              <PictureInput source="image_url" label={t('articles.form.featuredImage')} />
              <BlockEditorInput source="blocks" htmlSource="content" label={t('articles.form.content')} />
              <WordCount />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <StatusInput />
              <PublicationFields />
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
      {/* Hosts without versions keep no working copies. */}
      {article?.status === 'published' && article.has_working_copy === false && <SaveAsWorkingCopy id={article.id} />}
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

/** The statuses that this user may give the article. */
function StatusInput() {
  const { t } = useI18n()
  const status = useRecordContext<ManagedArticle>()?.status
  const choices = statusChoicesFor(useIdentity() ?? null, status ?? null)
  return <StatusChoice choices={choices} status={status} note={t('articles.onlyEditor')} />
}

/** Warns that others have this article open: the second to save will get a conflict. */
function PresenceNotice() {
  const { t } = useI18n()
  const names = usePresence(useRecordContext()?.id as number | undefined)
  const list = new Intl.ListFormat(dateLocale(), { type: 'conjunction' })
  return (
    <div role="status">
      {names.length > 0 && (
        <Alert severity="info" role="presentation" sx={{ mt: 2 }}>
          {t('articles.presence.open', { count: names.length, names: list.format(names) })}
        </Alert>
      )}
    </div>
  )
}
