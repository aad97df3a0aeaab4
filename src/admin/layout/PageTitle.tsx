import { TITLE_SUFFIX } from '@shared/constants'
import { useEffect } from 'react'
import { Title } from 'react-admin'

/** The page's title, in the app bar and in the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title + TITLE_SUFFIX
  }, [title])
  return <Title title={title} />
}
