import type { CallInput } from '@shared/calls'
import { ifMatch, request } from '../../api/client'
import { paramsOf } from '../../translations/translation-calls'
import { type DraftTarget, isAutosaved } from '../autosave/use-server-draft'

const SAVE = 'PUT /api/articles/:id/translations/:language'

/** Drafts are saved while they are written. The first of these saves creates the translation. */
export const translationDraft: DraftTarget = {
  mayStore: isAutosaved,
  async save(id, version, body) {
    const { translation } = await request(
      SAVE,
      { params: paramsOf(id), query: { autosave: '1' }, body: body as CallInput<typeof SAVE>['body'] },
      { headers: ifMatch(version) },
    )
    return translation.version
  },
}
