import { useOptionalQuery } from '../api/use-call'
import { translationLists, type WithTranslations } from './translation-calls'

/** The translations of an original; null on a host that has none. */
export const useTranslations = (kind: WithTranslations, id: number) =>
  useOptionalQuery(translationLists[kind], { params: { id } })
