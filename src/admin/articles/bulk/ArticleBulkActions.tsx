import EditIcon from '@mui/icons-material/EditOutlined'
import { useState } from 'react'
import { Button } from 'react-admin'
import { lazyPart } from '../../lazy-screen'
import { BulkDeleteButton } from '../../lists/BulkDeleteButton'
import { deleteMessages } from '../article-messages'
import { useAuthors } from '../use-authors'

/** With its choice of categories, which no list needs to open. */
const BulkEditDialog = lazyPart(() => import('./BulkEditDialog'), 'BulkEditDialog')

/** What can be done with the selected articles. */
export function ArticleBulkActions() {
  const [isOpen, setOpen] = useState(false)
  const authors = useAuthors()
  return (
    <>
      {authors && (
        <Button label="articles.bulk.change" onClick={() => setOpen(true)}>
          <EditIcon />
        </Button>
      )}
      {authors && isOpen && <BulkEditDialog authors={authors} onClose={() => setOpen(false)} />}
      <BulkDeleteButton what="articles" failure={deleteMessages.failure} />
    </>
  )
}
