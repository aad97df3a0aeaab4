import TranslateIcon from '@mui/icons-material/TranslateOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { DeskRow } from '@shared/entities/translation-desk'
import { canEver } from '@shared/permissions'
import { TRANSLATED_KINDS } from '@shared/translation-desk'
import { DataTable, SelectInput } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { LanguageFilter } from '../../articles/ArticleTools'
import { dateAndTime } from '../../i18n/formats'
import { useI18n } from '../../i18n/i18n'
import { Notice } from '../../layout/Notice'
import { searchFilter } from '../../layout/search-filter'
import { useIdentity } from '../../layout/use-identity'
import { CardList } from '../../lists/CardList'
import { DataList } from '../../lists/DataList'
import { ListTools } from '../../lists/ListTools'
import { originalPath } from '../../paths'
import { DeskLanguages } from './DeskLanguages'
import { DeskStates } from './DeskStates'

/** The kinds that the user may list. */
function KindFilter(props: { source: string; alwaysOn?: boolean }) {
  const identity = useIdentity()
  const kinds = TRANSLATED_KINDS.filter((kind) => identity && canEver(identity, 'list', kind))
  return (
    <SelectInput {...props} emptyText="common.all" choices={kinds.map((id) => ({ id, name: `audit.kinds.${id}` }))} />
  )
}

const filters = [
  searchFilter,
  <KindFilter key="kind" source="kind" alwaysOn />,
  <LanguageFilter key="language" source="language" label="articles.language" alwaysOn />,
]

const Empty = () => {
  const { t } = useI18n()
  return <Notice Icon={TranslateIcon} heading={t('translationDesk.none')} text={t('translationDesk.adjust')} />
}

const Original = ({ kind, item_id, title, language }: DeskRow) => (
  <Link
    component={RouterLink}
    to={originalPath(kind, item_id)}
    lang={language}
    color="inherit"
    underline="hover"
    sx={{ fontWeight: 620, lineHeight: 1.3, overflowWrap: 'anywhere' }}
  >
    {title}
  </Link>
)

const Column = DataTable.Col<DeskRow>

function Table() {
  const { t, language } = useI18n()
  return (
    <DataTable<DeskRow> bulkActionButtons={false} empty={<Empty />} rowClick={false}>
      <Column source="title" sx={{ minWidth: 180 }} render={(row) => <Original {...row} />} />
      <Column source="kind" render={({ kind }) => t(`audit.kinds.${kind}`)} />
      <DataTable.NumberCol source="views" locales={language} />
      <Column source="states" disableSort render={(row) => <DeskLanguages {...row} />} />
      <Column
        source="updated_at"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ updated_at }) => <time dateTime={updated_at}>{dateAndTime(updated_at)}</time>}
      />
    </DataTable>
  )
}

function Card(row: DeskRow) {
  const { t } = useI18n()
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Original {...row} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t(`audit.kinds.${row.kind}`)} · {t('common.listViews', { count: row.views })}
      </Typography>
      <DeskLanguages {...row} />
    </Box>
  )
}

/** What readers see, and how far it is translated into each language. */
export const TranslationDesk = () => (
  <DataList
    heading="screens.translations"
    tools={<ListTools filters={filters} />}
    sort={{ field: 'views', order: 'DESC' }}
    exporter={false}
    table={
      <>
        <DeskStates />
        <Table />
      </>
    }
    cards={
      <>
        <DeskStates />
        <CardList<DeskRow> card={(row) => <Card {...row} />} empty={<Empty />} />
      </>
    }
  />
)
