import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ManagedPage } from '@shared/entities/page'
import { paths } from '@shared/paths'
import { TextInput, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { columns } from '../articles/form-layout'
import { StatusChoice } from '../articles/StatusChoice'
import { stickyActions } from '../articles/sticky-actions'
import { TitleInput } from '../articles/TitleInput'
import { WordCount } from '../articles/WordCount'
import { BlockEditorInput } from '../editor/BlockEditorInput'
import { FormButtons } from '../forms/FormButtons'
import { useI18n } from '../i18n/i18n'
import { RecordLanguages } from '../languages/RecordLanguages'
import { pathOf } from '../paths'
import { statusChoices } from './page-messages'

/** The form of a new and of an existing page. */
export function PageFields() {
  const { t } = useI18n()
  const page = useRecordContext<ManagedPage>()
  const navigate = useNavigate()
  return (
    <>
      {page && <RecordLanguages kind="pages" id={page.id} />}
      <Card sx={{ mt: 2, px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 }, overflow: 'visible' }}>
        <Box sx={columns}>
          <Box sx={{ minWidth: 0 }}>
            <TitleInput />
            <BlockEditorInput source="blocks" htmlSource="content" label={t('articles.form.content')} />
            <WordCount />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <StatusChoice choices={statusChoices} status={page?.status} note="" />
            <TextInput source="slug" autoComplete="off" helperText={t('pages.slugHelp')} />
          </Box>
        </Box>
        <Box sx={stickyActions}>
          <FormButtons save={page ? t('common.update') : t('common.create')} onCancel={() => navigate(pathOf.pages)}>
            {page && (
              <Button href={addressOf(page)} target="_blank" rel="noopener" title={t('articles.form.previewHelp')}>
                {t('common.onSite')}
              </Button>
            )}
          </FormButtons>
        </Box>
      </Card>
    </>
  )
}

/** About is at its own address once it is published; until then those who edit it see it as one of the pages. */
export const addressOf = ({ slug, status }: ManagedPage) =>
  status === 'published' ? paths.page(slug) : `${paths.pages}/${slug}`
