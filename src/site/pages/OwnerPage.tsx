import { PREVIEW } from '@shared/paths'
import { useLoaderData, useSearchParams } from 'react-router'
import { useDraft } from '../data/use-draft'
import { OwnerText } from '../owner-pages/OwnerText'
import type { OwnerPageData } from '../owner-pages/owner-page-loaders'
import { NotFound } from './NotFoundPage'

export { ownerPageMeta as describe } from '../owner-pages/owner-page-meta'

export function Component() {
  const { page } = useLoaderData<OwnerPageData>()
  const isPreview = useSearchParams()[0].has(PREVIEW)
  useDraft(page === null || isPreview)
  return page ? <OwnerText page={page} /> : <NotFound />
}
