import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { ManagedArticle } from '@shared/entities/article'
import { languagePath } from '@shared/language-paths'
import { originalLanguage } from '@shared/languages'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { DraftOffer } from '../forms/drafts/DraftOffer'
import { FormButtons } from '../forms/FormButtons'
import { dateLocale } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { RecordLanguages } from '../languages/RecordLanguages'
import { useIdentity } from '../layout/use-identity'
import { statusChoicesFor } from '../lists/statuses'
import { historyPath, pathOf } from '../paths'
import { ArticleFigures } from '../statistics/ArticleFigures'
import { ArticleLayout } from './ArticleLayout'
import { AuthorsInput } from './AuthorsInput'
import { AutosaveProvider } from './autosave/AutosaveProvider'
import { SaveState } from './autosave/SaveState'
import { BylineInput } from './BylineInput'
import { CategoriesInput } from './CategoriesInput'
import { ClosedPlacesInput } from './ClosedPlacesInput'
import { PublishingNotice } from './check/PublishingNotice'
import { EventInputs } from './EventInputs'
import { LanguageInput } from './LanguageInput'
import { NotesProvider } from './notes/NotesProvider'
import { NoteThread } from './notes/NoteThread'
import { PlacesInput } from './PlacesInput'
import { PlanPanel } from './plan/PlanPanel'
import { publicPath } from './public-path'
import { PublicationFields } from './publication/PublicationFields'
import { ReadNextInput } from './ReadNextInput'
import { SeriesInput } from './SeriesInput'
import { StatusChoice } from './StatusChoice'
import { usePresence } from './use-presence'
import { SaveAsWorkingCopy } from './working-copy/SaveAsWorkingCopy'
import { WorkingCopyNotice } from './working-copy/WorkingCopyNotice'

/** The form of a new and of an existing article. */
export function ArticleFields() {
  const article = useRecordContext<ManagedArticle>()
  return (
    <AutosaveProvider>
      {/* Hosts without versions have no translations either. */}
      {article?.version !== undefined && (
        <RecordLanguages kind="articles" id={article.id} original={originalLanguage(article)} />
      )}
      <PresenceNotice />
      {article?.has_working_copy && <WorkingCopyNotice article={article} />}
      <DraftOffer />
      {/* Nor notes. */}
      {article?.version === undefined ? (
        <Layout />
      ) : (
        <NotesProvider articleId={article.id}>
          <Layout article={article} />
        </NotesProvider>
      )}
    </AutosaveProvider>
  )
}

/** `article`: one that can have notes. */
function Layout({ article }: { article?: ManagedArticle }) {
  const { t } = useI18n()
  const isPublic = useRecordContext<ManagedArticle>()?.status === 'published'
  return (
    <ArticleLayout
      isPublic={isPublic}
      aside={
        <>
          <StatusInput />
          <PublishingNotice />
          <PublicationFields />
          {article?.status === 'published' && <ArticleFigures id={article.id} />}
          <PlanPanel />
          <CategoriesInput source="category_ids" label={t('articles.categories')} />
          <PlacesInput />
          <ClosedPlacesInput />
          <SeriesInput />
          <ReadNextInput />
          <EventInputs />
          <LanguageInput />
          <AuthorsInput />
          <BylineInput />
        </>
      }
      notes={article && <NoteThread article={article} />}
      actions={(textButtons) => <ArticleButtons textButtons={textButtons} />}
    />
  )
}

function ArticleButtons({ textButtons }: { textButtons: ReactNode }) {
  const { t } = useI18n()
  const article = useRecordContext<ManagedArticle>()
  const navigate = useNavigate()
  return (
    <FormButtons
      save={article ? t('common.update') : t('common.create')}
      onCancel={() => navigate(pathOf.articles)}
      state={<SaveState />}
    >
      {/* Hosts without versions keep no working copies. */}
      {article?.status === 'published' && article.has_working_copy === false && <SaveAsWorkingCopy id={article.id} />}
      {/* Hosts without versions have no history. */}
      {article?.version !== undefined && (
        <Button component={Link} to={historyPath(article.id)}>
          {t('articles.history')}
        </Button>
      )}
      {textButtons}
      <PreviewButton article={article} />
    </FormButtons>
  )
}

/** Opens what readers of the language get in which it is written. */
const PreviewButton = ({ article }: { article: ManagedArticle | undefined }) => {
  const { t } = useI18n()
  return article === undefined ? (
    <Button disabled>{t('common.preview')}</Button>
  ) : (
    <Button
      href={languagePath(originalLanguage(article), publicPath(article))}
      target="_blank"
      rel="noopener"
      title={t('articles.form.previewHelp')}
    >
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
