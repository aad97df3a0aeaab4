import { useParams } from 'react-router-dom'
import { pathOf } from '../paths'
import { AdEditor } from './AdEditor'

const headings = { create: 'ads.create', edit: 'ads.edit' } as const

/** For staff. */
export const AdForm = () => (
  <AdEditor key={useParams().id ?? 'new'} resource="ads" headings={headings} home={pathOf.ads} />
)
