import { useParams } from 'react-router-dom'
import { pathOf } from '../paths'
import { AdEditor } from './AdEditor'

const headings = { create: 'Create Ad', edit: 'Edit Ad' }

/** For staff. */
export const AdForm = () => (
  <AdEditor key={useParams().id ?? 'new'} resource="ads" headings={headings} home={pathOf.ads} />
)
