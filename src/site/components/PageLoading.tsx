import { Spinner } from './Spinner'

/** Shown on a static host until the first page and its data are there. */
export const PageLoading = () => (
  <div className="page-loading">
    <Spinner />
  </div>
)
