import type { ManagedArticle } from '@shared/entities/article'
import { originalLanguage } from '@shared/languages'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { textIn } from '../i18n/formats'

/** What inputs need for the language in which the form's article is written: it decides how its spelling is checked, and its direction. */
export function useTextIn() {
  const stored = useRecordContext<ManagedArticle>()?.language
  return textIn(originalLanguage({ language: useWatch<ManagedArticle, 'language'>({ name: 'language' }) ?? stored }))
}
