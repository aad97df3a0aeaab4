import type { ManagedArticle } from '@shared/entities/article'
import { canAll } from '@shared/permissions'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MomentInput } from '../../forms/MomentInput'
import { SwitchInput } from '../../forms/SwitchInput'
import { useI18n } from '../../i18n/i18n'
import { useIdentity } from '../../layout/use-identity'
import { useAuthors } from '../use-authors'
import { Schedule } from './Schedule'

/** When a new article is published by itself: its first save schedules it. Left out on hosts without schedules. */
function ScheduleOfNew() {
  const { t } = useI18n()
  const hasSchedules = Boolean(useAuthors())
  const isDraft = useWatch({ name: 'status' }) !== 'published'
  if (!hasSchedules || !isDraft) return null
  return (
    <MomentInput
      source="publish_at"
      label={t('articles.publication.scheduleFor')}
      helperText={t('articles.publication.scheduleOfNewHelp')}
    />
  )
}

/** When the article is published. Editors may decide it; some hosts keep no such dates. */
export function PublicationFields() {
  const { t } = useI18n()
  const article = useRecordContext<ManagedArticle>()
  const isRevised: boolean = useWatch({ name: 'revised' }) ?? false
  const isEditor = canAll(useIdentity() ?? null, 'publish', 'articles')
  if (!article) return isEditor ? <ScheduleOfNew /> : null
  if (article.published_at === undefined) return null
  const isPublished = article.status === 'published'
  return (
    <>
      {!isPublished && <Schedule article={article} mayChange={isEditor} />}
      {isEditor && (
        <MomentInput
          source="published_at"
          label={t('articles.publication.date')}
          helperText={t('articles.publication.dateHelp')}
        />
      )}
      {isEditor && isPublished && (
        <>
          <SwitchInput
            source="revised"
            defaultValue={false}
            label={t('articles.publication.revised')}
            helperText={t('articles.publication.revisedHelp')}
          />
          {/* Some hosts have no lead story. */}
          {article.pinned !== undefined && (
            <SwitchInput
              source="pinned"
              label={t('articles.publication.pinned')}
              helperText={t('articles.publication.pinnedHelp')}
            />
          )}
          <SwitchInput
            source="minor"
            defaultValue={false}
            // A change of the facts is never minor.
            disabled={isRevised}
            label={t('articles.publication.minor')}
            helperText={t('articles.publication.minorHelp')}
          />
        </>
      )}
    </>
  )
}
