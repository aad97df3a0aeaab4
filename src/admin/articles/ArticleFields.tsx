import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ManagedArticle } from '@shared/entities/article'
import { messages } from '@shared/messages'
import { TextInput, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { FormButtons } from '../forms/FormButtons'
import { requiredText } from '../forms/required-text'
import { pathOf, publicArticle } from '../paths'
import { PictureInput } from '../uploads/PictureInput'
import { ArticleContentInput } from './ArticleContentInput'
import { CategoriesInput } from './CategoriesInput'
import { EventSwitch } from './EventSwitch'
import { ExcerptInput } from './ExcerptInput'
import { StatusInput } from './StatusInput'

const titleRule = requiredText(messages.titleRequired)

const columns = {
  ...{ display: 'grid', columnGap: 4, alignItems: 'start' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
}
// A long text would hide them.
const alwaysInSight = {
  ...{ position: 'sticky', bottom: 0, zIndex: 2, mx: { xs: -2, sm: -3 }, px: { xs: 2, sm: 3 }, pb: 2, mt: 2 },
  ...{ bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider', borderRadius: '0 0 10px 10px' },
}

/** What a new and an existing article have in common. */
export function ArticleFields() {
  const article = useRecordContext<ManagedArticle>()
  const navigate = useNavigate()
  return (
    <Card sx={{ mt: 2, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <TextInput source="title" label="Title" validate={titleRule} helperText={false} />
          <ExcerptInput />
          <PictureInput source="image_url" label="Featured image" />
          <ArticleContentInput />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <StatusInput />
          <CategoriesInput source="category_ids" label="Categories" />
          <EventSwitch />
        </Box>
      </Box>
      <Box sx={alwaysInSight}>
        <FormButtons save={article ? 'Update' : 'Create'} onCancel={() => navigate(pathOf.articles)}>
          <PreviewButton id={article?.id} />
        </FormButtons>
      </Box>
    </Card>
  )
}

const PreviewButton = ({ id }: { id: number | undefined }) =>
  id === undefined ? (
    <Button disabled>Preview</Button>
  ) : (
    <Button href={publicArticle(id)} target="_blank" rel="noopener" title="Opens what is saved, in a new tab">
      Preview
    </Button>
  )
