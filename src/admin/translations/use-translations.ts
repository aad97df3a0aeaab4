import type { TranslatedKind } from '@shared/translation-desk'
import { useOptionalQuery } from '../api/use-call'
import { translationLists } from './translation-calls'

/** The translations of an original; null on a host that has none. */
export const useTranslations = (kind: TranslatedKind, id: number) =>
  useOptionalQuery(translationLists[kind], { params: { id } })
