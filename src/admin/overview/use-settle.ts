import type { ListedChange } from '@shared/entities/change'
import { originalLanguage } from '@shared/languages'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'react-admin'
import { ifMatch } from '../api/client'
import type { DashboardData } from '../api/data-provider'
import { failureText } from '../api/failures'
import type { TextKey } from '../i18n/i18n'

export type Action = 'accept' | 'revert'

const textCalls = {
  accept: 'POST /api/articles/:id/changes/:language/accept',
  revert: 'POST /api/articles/:id/changes/:language/revert',
} as const

const done: Record<Action, TextKey> = {
  accept: 'overview.changes.acceptedNow',
  revert: 'overview.changes.revertedNow',
}

/** Accepts or reverts a change, if it is still the one that the editor has seen. Only texts, which have a version, can be reverted. */
export function useSettle(onSettled: () => void) {
  const { request } = useDataProvider<DashboardData>()
  const notify = useNotify()
  return useMutation<unknown, unknown, { change: ListedChange; action: Action }>({
    mutationFn: ({ change: { kind, record_id, language, original_language, at, version }, action }) =>
      version === undefined
        ? request('POST /api/changes/accept', { body: { kind, record_id, language, at } })
        : request(
            textCalls[action],
            { params: { id: record_id, language: language ?? originalLanguage({ language: original_language }) } },
            { headers: ifMatch(version) },
          ),
    onSuccess: (_, { action }) => notify(done[action], { type: 'success' }),
    onError: (error) => notify(failureText(error, 'overview.changes.failed'), { type: 'error' }),
    onSettled,
  })
}
