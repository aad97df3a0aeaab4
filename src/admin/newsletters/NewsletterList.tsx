import MailIcon from '@mui/icons-material/MailOutlined'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { shortened } from '@shared/content/clean-text'
import { NEWSLETTER_STATES, type Newsletter, type NewsletterState } from '@shared/entities/newsletter'
import { DataTable, RecordContextProvider, SelectInput } from 'react-admin'
import { mayAccess } from '../authProvider'
import { shortDay } from '../i18n/formats'
import { type TextKey, useI18n } from '../i18n/i18n'
import { Notice } from '../layout/Notice'
import { searchFilter } from '../layout/search-filter'
import { useIdentity } from '../layout/use-identity'
import { BulkDeleteButton } from '../lists/BulkDeleteButton'
import { CardList } from '../lists/CardList'
import { csvExporter } from '../lists/csv'
import { DataList } from '../lists/DataList'
import { DeleteButton, type DeleteMessages } from '../lists/DeleteButton'
import { EditLink } from '../lists/EditLink'
import { ListTools } from '../lists/ListTools'
import { recordPath } from '../paths'
import { NewsletterStatus } from './NewsletterStatus'
import { RowSendActions } from './sending/RowSendActions'

const EXCERPT_LENGTH = 100

/** The text of HTML, parsed in an inert document that loads and runs nothing. */
function textOf(html: string) {
  // Keep the words of adjacent blocks apart.
  const spaced = html.replace(/<(\/(p|div|h[1-6]|li|blockquote|pre|td|th|tr)|br|hr)\b[^>]*>/gi, '$& ')
  const { body } = new DOMParser().parseFromString(spaced, 'text/html')
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}

const excerptOf = ({ content }: Newsletter) => shortened(textOf(content), EXCERPT_LENGTH + 1)

const deletion: DeleteMessages = {
  question: 'newsletters.deleteQuestion',
  success: 'newsletters.deleted',
  failure: 'newsletters.deleteFailed',
}

const Column = DataTable.Col<Newsletter>
const exporter = csvExporter<Newsletter>('newsletters', ['subject', 'created_at', 'updated_at', 'sent_at'])

const Empty = () => {
  const { t } = useI18n()
  return <Notice Icon={MailIcon} heading={t('newsletters.noneYet')} />
}

/** A sent newsletter cannot be edited, so its link is labelled as a view. */
const Actions = ({ newsletter }: { newsletter: Newsletter }) => {
  const { t } = useI18n()
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <RowSendActions newsletter={newsletter} />
      <EditLink
        to={recordPath('newsletter', newsletter.id)}
        label={t(newsletter.sent_at ? 'common.viewNamed' : 'common.editNamed', { name: newsletter.subject })}
      />
      <DeleteButton messages={deletion} label={t('common.deleteNamed', { name: newsletter.subject })} />
    </Stack>
  )
}

const Table = () => {
  const { t } = useI18n()
  const identity = useIdentity()
  const mayEdit = identity && mayAccess(identity, { action: 'edit', resource: 'newsletters' })
  return (
    <DataTable<Newsletter>
      bulkActionButtons={<BulkDeleteButton what="newsletters" failure={deletion.failure} />}
      empty={<Empty />}
      rowClick={mayEdit ? (id) => recordPath('newsletter', id) : false}
    >
      <Column
        source="subject"
        // Fills the remaining width. maxWidth 0 makes long texts wrap instead of widening the page.
        sx={{ width: '100%', maxWidth: 0 }}
        render={(newsletter) => (
          <>
            <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
              {newsletter.subject}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {excerptOf(newsletter)}
            </Typography>
          </>
        )}
      />
      <Column
        source="sent_at"
        label={t('common.status')}
        render={(newsletter) => <NewsletterStatus {...newsletter} />}
      />
      <Column
        source="created_at"
        label={t('common.created')}
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }) => shortDay(created_at)}
      />
      <Column
        source="id"
        label={t('common.actions')}
        disableSort
        render={(newsletter) => <Actions newsletter={newsletter} />}
      />
    </DataTable>
  )
}

const Cards = () => (
  <CardList<Newsletter>
    empty={<Empty />}
    card={(newsletter) => (
      <RecordContextProvider value={newsletter}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
            {newsletter.subject}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}>
            {excerptOf(newsletter)}
          </Typography>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <div>
              <NewsletterStatus {...newsletter} />
            </div>
            <Actions newsletter={newsletter} />
          </Stack>
        </Box>
      </RecordContextProvider>
    )}
  />
)

const states = NEWSLETTER_STATES.map((id): { id: NewsletterState; name: TextKey } => ({
  id,
  name: `newsletters.states.${id}`,
}))

const filters = [
  searchFilter,
  <SelectInput key="status" source="status" label="common.status" alwaysOn emptyText="common.all" choices={states} />,
]

export const NewsletterList = () => (
  <DataList
    resource="newsletters"
    tools={<ListTools filters={filters} />}
    sort={{ field: 'created_at', order: 'DESC' }}
    exporter={exporter}
    table={<Table />}
    cards={<Cards />}
  />
)
