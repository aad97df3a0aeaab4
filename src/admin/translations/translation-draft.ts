import type { CallInput } from '@shared/calls'
import { isBlank } from '@shared/validation'
import { ifMatch, request } from '../api/client'
import { type DraftTarget, isAutosaved } from '../articles/autosave/use-server-draft'
import { paramsOf } from '../languages/translation-calls'

/**
 * Drafts of a translation are saved while they are written, once these fields are filled. The first of these saves creates the
 * translation.
 */
export function translationDraft(kind: 'articles' | 'pages', required: readonly string[]): DraftTarget {
  const call = `PUT /api/${kind}/:id/translations/:language` as const
  return {
    mayStore: isAutosaved,
    isComplete: (values) => required.every((name) => !isBlank(values[name])),
    async save(id, version, body) {
      const { translation } = await request(
        call,
        { params: paramsOf(id), query: { autosave: '1' }, body: body as CallInput<typeof call>['body'] },
        { headers: ifMatch(version) },
      )
      return translation.version
    },
  }
}
