import type { ManagedSummary } from '@shared/entities/article'
import type { ArticleStatus } from '@shared/statuses'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { DashboardData } from '../../api/data-provider'
import { conflictOf, failureText } from '../../api/failures'
import { dateAndTime } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { offerUndo } from '../../layout/undo-offers'
import { lazyPart } from '../../lazy-screen'
import { useSetStatus } from '../../lists/use-set-status'
import { recordPath } from '../../paths'
import { statusMessages } from '../article-messages'
import { type Examined, examine, isComplete } from '../check/examine'

const CheckDialog = lazyPart(() => import('../check/CheckDialog'), 'CheckDialog')

type Changed = Awaited<ReturnType<DashboardData['setStatus']>>

/**
 * Says what was done, what became of the schedule, and offers to undo it. The server has the change already: so it is neither lost nor
 * half done if the page is closed, and what the list shows is what readers see.
 */
function useSayChanged() {
  const { t } = useI18n()
  const dataProvider = useDataProvider<DashboardData>()
  const notify = useNotify()
  const refresh = useRefresh()

  function textOf({ record, before }: Changed) {
    const planned = before?.publish_at
    if (!planned) return t('articles.statusUpdated')
    const isEnded = record.publish_at !== planned
    return t(isEnded ? 'articles.statusChange.scheduleEnded' : 'articles.statusChange.scheduleKept', {
      moment: dateAndTime(planned),
    })
  }

  return function say(changed: Changed, from: ManagedSummary) {
    const { record, before } = changed
    const text = textOf(changed)
    const { status, ...restore } = before ?? { status: from.status }
    async function undo() {
      try {
        // Some hosts know the status only.
        await dataProvider.setStatus('articles', record, {
          status,
          ...(before && { restore: restore as typeof before }),
        })
        notify(t('articles.statusChange.undone'), { type: 'success' })
      } catch (error) {
        const why = conflictOf(error as Error)
          ? t('lists.changedMeanwhile')
          : failureText(error, statusMessages.failure)
        notify(why, { type: 'error' })
        // Otherwise the article would stay public for a moment without a connection.
        if (!conflictOf(error as Error)) offerUndo(text, undo)
      }
      refresh()
    }
    offerUndo(text, undo)
  }
}

/** Changes the status of an article in the list. What would be published is checked first, as in its form. */
export function useArticleStatus(article: ManagedSummary) {
  const { t } = useI18n()
  const { request, requestOptional } = useDataProvider<DashboardData>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const say = useSayChanged()
  const { mutate, isPending, variables } = useSetStatus(statusMessages, (changed) => say(changed, article))
  const [shown, setShown] = useState<Examined>()
  const [isOpen, setOpen] = useState(false)
  const set = (status: ArticleStatus) => mutate({ record: article, review: { status } })

  const publish = useMutation({
    mutationFn: async () => {
      const { article: whole } = await request('GET /api/articles/manage/:id', { params: { id: article.id } })
      return examine(whole, requestOptional, client)
    },
    onSuccess: (examined) => {
      if (isComplete(examined)) return set('published')
      setShown(examined)
      setOpen(true)
    },
    // A check that cannot be made must not stop a publication.
    onError: () => set('published'),
  })

  const asked = publish.isPending || isOpen ? 'published' : isPending ? variables.review.status : undefined
  return {
    value: (asked as ArticleStatus | undefined) ?? article.status,
    isBusy: isPending || publish.isPending,
    change: (status: ArticleStatus) => (status === 'published' ? publish.mutate() : set(status)),
    dialog: shown && (
      <CheckDialog
        isOpen={isOpen}
        examined={shown}
        isQuestion
        words={{
          back: t('common.cancel'),
          goOn: t('articles.check.publish'),
          goOnAnyway: t('articles.check.publishAnyway'),
        }}
        onClose={(goesOn) => {
          setOpen(false)
          if (goesOn) set('published')
        }}
        onClosed={() => setShown(undefined)}
        onGo={() => navigate(recordPath('articles', article.id))}
      />
    ),
  }
}
