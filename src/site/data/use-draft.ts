import { readToken } from '@shared/api-host'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * The server renders drafts as not found, and drafts of translations in English, since it sees no token. Staff load them again with
 * theirs.
 */
export function useDraft(mayBeDraft: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (mayBeDraft && readToken()) revalidate()
  }, [mayBeDraft, revalidate])
}
