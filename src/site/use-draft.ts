import { readToken } from '@shared/api-host'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'

/** The server renders drafts as not found, since it sees no token. Staff load them again with theirs. */
export function useDraft(isMissing: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isMissing && readToken()) revalidate()
  }, [isMissing, revalidate])
}
