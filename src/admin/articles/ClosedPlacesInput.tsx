import type { ManagedArticle } from '@shared/entities/article'
import { useRecordContext } from 'react-admin'
import { PlacesInput } from './PlacesInput'

/** The places that the article declares closed. Left out on hosts that keep none. */
export function ClosedPlacesInput() {
  const article = useRecordContext<ManagedArticle>()
  if (article && article.closed_places === undefined) return null
  return <PlacesInput source="closed_places" label="places.closedByArticle" helperText="places.closedByArticleHelp" />
}
