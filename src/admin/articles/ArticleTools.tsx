import { LANGUAGES } from '@shared/languages'
import { ARTICLE_TIMES, TRANSLATION_STATES } from '@shared/statuses'
import { SelectInput } from 'react-admin'
import { useCall } from '../api/use-call'
import { languageName } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { searchFilter } from '../layout/search-filter'
import { useIdentity } from '../layout/use-identity'
import { DayFilter } from '../lists/DayFilter'
import { ListTools } from '../lists/ListTools'
import { statusChoices } from '../lists/statuses'
import { useAuthors } from './use-authors'

type FilterProps = { source: string; label: string; alwaysOn?: boolean }

function CategoryFilter(props: FilterProps) {
  const { t } = useI18n()
  const { data } = useCall('GET /api/categories')
  return <SelectInput {...props} emptyText={t('common.all')} choices={data?.categories ?? []} translateChoice={false} />
}

/** The user's own articles are the first choice. */
function AuthorFilter(props: FilterProps) {
  const { t } = useI18n()
  const identity = useIdentity()
  const authors = useAuthors() ?? []
  const others = authors.filter(({ id }) => id !== identity?.id)
  const choices = identity ? [{ id: identity.id, name: t('articles.mine') }, ...others] : others
  return <SelectInput {...props} emptyText={t('common.all')} choices={choices} translateChoice={false} />
}

export function LanguageFilter(props: FilterProps) {
  const { t } = useI18n()
  const choices = LANGUAGES.map(({ code }) => ({ id: code, name: languageName(code) }))
  return <SelectInput {...props} emptyText={t('common.all')} choices={choices} translateChoice={false} />
}

const stateChoices = TRANSLATION_STATES.map((id) => ({ id, name: `articles.translationStates.${id}` }))

const timeChoices = ARTICLE_TIMES.map((id) => ({ id, name: `articles.times.${id}` }))

/** Filters that every host has. */
const common = [
  searchFilter,
  <SelectInput key="status" source="status" alwaysOn emptyText="common.all" choices={statusChoices} />,
  <CategoryFilter key="category" source="category" label="articles.category" />,
]

const all = [
  ...common,
  <AuthorFilter key="author_id" source="author_id" label="articles.author" alwaysOn />,
  <SelectInput key="when" source="when" label="articles.when" emptyText="common.all" choices={timeChoices} />,
  <AuthorFilter key="assignee_id" source="assignee_id" label="articles.plan.assignee" />,
  <DayFilter key="since" source="since" label="articles.since" />,
  <DayFilter key="until" source="until" label="articles.until" />,
  <LanguageFilter key="original_language" source="original_language" label="articles.originalLanguage" />,
  <LanguageFilter key="language" source="language" label="articles.language" />,
  <SelectInput
    key="translation"
    source="translation"
    label="articles.translation"
    emptyText="common.all"
    choices={stateChoices}
  />,
]

/** A host that speaks only the specification's table does not name the authors, and has no other of these filters either. */
export const ArticleTools = () => <ListTools filters={useAuthors() === null ? common : all} />
