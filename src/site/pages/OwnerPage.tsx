import { useLoaderData } from 'react-router-dom'
import { OwnerText } from '../owner-pages/OwnerText'
import type { OwnerPageData } from '../owner-pages/owner-page-loaders'
import { useDraft } from '../use-draft'
import { NotFound } from './NotFoundPage'

export function Component() {
  const { page } = useLoaderData<OwnerPageData>()
  useDraft(page === null)
  return page ? <OwnerText page={page} /> : <NotFound />
}
