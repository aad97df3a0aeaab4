import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ManagedArticle } from '@shared/entities/article'
import { useRecordContext } from 'react-admin'
import { RichText } from '../forms/RichText'

/** What the rich text editor cannot hold. */
const SPECIAL = /<(table|figure|video|input|cite)\b/i

export function ArticleContentInput() {
  const article = useRecordContext<ManagedArticle>()
  const isSpecial = article && (article.blocks || SPECIAL.test(article.content ?? ''))
  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      {isSpecial && (
        <Alert severity="info" sx={{ mb: 1 }}>
          This article may hold special blocks, such as tables, checklists or pictures with captions. Changing the text
          here simplifies them; as long as you leave the text alone, they stay as they are.
        </Alert>
      )}
      <RichText source="content" label="Content" />
    </Box>
  )
}
