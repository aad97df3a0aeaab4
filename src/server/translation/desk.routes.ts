import { can } from '@shared/permissions'
import { TRANSLATED_KINDS, type TranslatedKind } from '@shared/translation-desk'
import type { PartialHandlers, UserRow } from '../http/route'
import { countDesk, listDesk } from './desk.queries'

/** The kinds that the user may list, or the one that is asked for. */
const kindsFor = (user: UserRow, kind: TranslatedKind | undefined) =>
  TRANSLATED_KINDS.filter((each) => (!kind || each === kind) && can(user, 'list', each, {}))

export const translationDeskHandlers = {
  'GET /api/translations': async ({ db, user, query: { kind, ...query } }) => listDesk(db, kindsFor(user, kind), query),
  'GET /api/translations/counts': async ({ db, user, query: { kind, language } }) => ({
    counts: await countDesk(db, kindsFor(user, kind), language),
  }),
} satisfies PartialHandlers
